/** What holds for every identifier that reads the text itself. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ScannedDocument } from '../../../shared/document.ts';
import { bankAccount } from '../../../shared/identifiers/br/bank-account.ts';
import { ctps } from '../../../shared/identifiers/br/ctps.ts';
import { medicalRecord } from '../../../shared/identifiers/br/medical-record.ts';
import { nfeKey } from '../../../shared/identifiers/br/nfe-key.ts';
import { passport } from '../../../shared/identifiers/br/passport.ts';
import { pixKey } from '../../../shared/identifiers/br/pix-key.ts';
import { plate } from '../../../shared/identifiers/br/plate.ts';
import { professionalId } from '../../../shared/identifiers/br/professional-id.ts';
import { staffId } from '../../../shared/identifiers/br/staff-id.ts';
import type { AnchoredIdentifier } from '../../../shared/identifiers/identifier.ts';
import { iban } from '../../../shared/identifiers/intl/iban.ts';
import { ip } from '../../../shared/identifiers/intl/ip.ts';
import { mac } from '../../../shared/identifiers/intl/mac.ts';
import { secret } from '../../../shared/identifiers/intl/secret.ts';
import { username } from '../../../shared/identifiers/intl/username.ts';
import { StreamScan, scan } from '../../../shared/scan.ts';
import { runs } from '../runs.ts';
import { seededDice } from './judging.ts';

const IDENTIFIERS: readonly AnchoredIdentifier[] = [
  iban,
  ip,
  mac,
  pixKey,
  nfeKey,
  secret,
  username,
  bankAccount,
  ctps,
  medicalRecord,
  passport,
  plate,
  professionalId,
  staffId,
];

/** As far as an identifier may look. */
const BACK = 896;
const AHEAD = 896;

const VALUES = IDENTIFIERS.flatMap(({ examples }) => examples.found.map(({ text }) => text));
const PARTS = [
  ...'aZ09 .:-_/+@=%"\'\\*()\n\t',
  '\u00ad',
  '\u200b',
  '\ud83d',
  'é',
  '１',
  '::',
  '://',
  '000201',
  'eyJ',
  'BR14',
  'senha: ',
  'token=',
  'chave pix ',
  'usuário ',
  'CRM/SP ',
  'prontuário ',
  'ag 1234 conta ',
  'matrícula ',
  'placa ABC ',
  'Instagram: @',
  '-----BEGIN PRIVATE KEY-----\n',
];
const texts = fc
  .array(fc.oneof(fc.constantFrom(...PARTS), fc.constantFrom(...VALUES)), { maxLength: 40 })
  .map((parts) => parts.join(''));

describe.each(IDENTIFIERS)('$id', (identifier) => {
  test('whatever stands there: a span near the anchor, or nothing', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (let at = 0; at < text.length; at++) {
          const match = identifier.match(text, at, 0, text.length);
          if (match === undefined) continue;
          const { start, end } = match;
          const isNear = start >= Math.max(0, at - BACK) && end <= Math.min(text.length, start + AHEAD);
          // A call of `expect` at every character costs more than all that is tested.
          if (!isNear || end <= Math.max(at, start)) expect({ at, start, end }).toBe('near');
        }
      }),
      runs(25),
    );
  });

  test('what stands further away than it may look changes nothing', () => {
    fc.assert(
      fc.property(texts, texts, texts, (before, text, after) => {
        const whole = before.padEnd(BACK, '\n') + text + after.padStart(AHEAD, '\n');
        const far: unknown[] = [];
        const near: unknown[] = [];
        for (let at = BACK; at < BACK + text.length; at++) {
          const lo = Math.max(0, at - BACK);
          const hi = Math.min(whole.length, at + AHEAD);
          const match = identifier.match(whole.slice(lo, hi), at - lo, 0, hi - lo);
          near.push(match && { ...match, start: match.start + lo, end: match.end + lo });
          far.push(identifier.match(whole, at, 0, whole.length));
        }
        expect(far).toEqual(near);
      }),
      runs(25),
    );
  });

  test('nothing outside the given range is in it', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (text, a, b) => {
        const lo = Math.min(a, b) % (text.length + 1);
        const hi = lo + (Math.max(a, b) % (text.length - lo + 1));
        for (let at = lo; at < hi; at++) {
          const match = identifier.match(text, at, lo, hi);
          if (match && (match.start < lo || match.end > hi)) expect({ at, ...match }).toBe('inside');
        }
      }),
      runs(50),
    );
  });

  test('surrogates: other values, canonical, of the same form', () => {
    const dice = seededDice(37);
    for (const { value } of identifier.examples.found) {
      const canonical = identifier.normalise(value);
      const form = (text: string) =>
        text.replace(/[A-Z]/g, 'A').replace(/[a-z]/g, 'a').replace(/\d/g, '0').length;
      for (let i = 0; i < 200; i++) {
        const surrogate = identifier.surrogate(canonical, dice);
        expect(surrogate).not.toBe(canonical);
        expect(identifier.normalise(surrogate)).toBe(surrogate);
        // A name becomes another one, which may be longer.
        if (identifier !== ip && identifier.id !== 'username') expect(form(surrogate)).toBe(form(canonical));
      }
    }
  });
});

test('found in a stream, and after an edit, as in the whole', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 20 }), fc.nat(), (pieces, seed) => {
      const text = pieces.join('\n');
      const whole = scan(text, 'plaintext');
      const stream = new StreamScan('plaintext');
      const cut = seed % (text.length + 1);
      const found = [...stream.push(text.slice(0, cut)), ...stream.push(text.slice(cut)), ...stream.end()];
      expect(found.map(({ finding }) => finding)).toEqual(whole);
      const document = new ScannedDocument(text.slice(0, cut), 'plaintext', 2048);
      document.scan(() => false);
      document.edit(cut, cut, text.slice(cut));
      document.scan(() => false);
      expect(document.findings()).toEqual(whole);
    }),
    runs(25),
  );
});
