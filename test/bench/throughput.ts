/** How fast a full scan is, against regular expressions and against two peers, and what the peers leave behind. */
import { OpenRedaction } from '@openredaction/core';
import { Redactor } from '@redactpii/node';
import { ScannedDocument } from '../../shared/document.ts';
import { fixFinding } from '../../shared/fixes/fix.ts';
import type { FormatId } from '../../shared/formats/registry.ts';
import { scan } from '../../shared/scan.ts';
import { measure, measureAsync, printTable, rate } from './measure.ts';
import { matchAll, PATTERN_COUNT } from './regexes.ts';
import { TextMaker } from './texts.ts';

const SIZE = 4_000_000;
/** The peers are too slow for more. */
const PEER_SIZE = 100_000;

interface Sample {
  readonly name: string;
  readonly format: FormatId;
  readonly text: string;
}

function samples(size: number): Sample[] {
  const make = new TextMaker();
  return [
    { name: 'prose', format: 'plaintext', text: make.prose(size) },
    { name: 'prose, Markdown', format: 'markdown', text: make.prose(size) },
    { name: 'documentation', format: 'plaintext', text: make.documentation(size) },
    { name: 'clinical notes', format: 'plaintext', text: make.clinicalNotes(size) },
    { name: 'JSONL', format: 'jsonl', text: make.jsonl(size) },
    { name: 'dense CSV', format: 'plaintext', text: make.csv(size) },
    { name: 'code', format: 'plaintext', text: make.code(size) },
  ];
}

function scanAll({ text, format }: Sample): void {
  new ScannedDocument(text, format).scan(() => false);
}

export function benchScan(): void {
  const rows = samples(SIZE).map((sample) => {
    const ours = rate(
      SIZE,
      measure(() => scanAll(sample)),
    );
    const withFindings = rate(
      SIZE,
      measure(() => scan(sample.text, sample.format)),
    );
    const regexes = rate(
      SIZE,
      measure(() => matchAll(sample.text), 3),
    );
    return {
      text: sample.name,
      'MB/s': ours,
      'with findings as objects': withFindings,
      [`${PATTERN_COUNT} regexes`]: regexes,
      ratio: ours / regexes,
    };
  });
  printTable('Full scan, MB per second of processor time', rows);
}

/** A CPF that is still there, with or without its punctuation, has leaked. */
function leaks(cpfs: ReadonlySet<string>, output: string): number {
  const left = new Set(output.match(/\d{3}\.\d{3}\.\d{3}-\d{2}|\d{11}/g) ?? []);
  return [...cpfs].filter((cpf) => left.has(cpf) || left.has(cpf.replace(/\D/g, ''))).length;
}

function maskAll({ text, format }: Sample): string {
  const parts: string[] = [];
  let at = 0;
  for (const finding of scan(text, format)) {
    const edit = fixFinding(text, finding, { kind: 'mask' });
    if (edit === undefined) continue;
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

export async function benchPeers(): Promise<void> {
  const redactor = new Redactor();
  const openRedaction = new OpenRedaction();
  const rows = [];
  for (const sample of samples(PEER_SIZE).filter(({ name }) => /clinical|JSONL|^prose$/.test(name))) {
    const { text } = sample;
    const cpfs = new Set(text.match(/\d{3}\.\d{3}\.\d{3}-\d{2}/g) ?? []);
    const ours = rate(
      text.length,
      measure(() => maskAll(sample)),
    );
    const first = rate(
      text.length,
      measure(() => redactor.redact(text), 3),
    );
    const second = rate(text.length, await measureAsync(() => openRedaction.detect(text), 1));
    const { redacted } = await openRedaction.detect(text);
    rows.push({
      text: sample.name,
      'Biombo MB/s': ours,
      '@redactpii/node': first,
      '@openredaction/core': second,
      'Biombo is faster': `${(ours / first).toFixed(1)} x, ${(ours / second).toFixed(0)} x`,
      'CPFs leaked of': cpfs.size,
      Biombo: String(leaks(cpfs, maskAll(sample))),
      redactpii: String(leaks(cpfs, redactor.redact(text))),
      openredaction: String(leaks(cpfs, redacted)),
    });
  }
  printTable('Masking, against two peers', rows);
}
