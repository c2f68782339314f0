import { Buffer } from 'node:buffer';
import type { ConfigEdit } from '../shared/policy/edit-config.ts';
import { FileSink, Overtaken, versionOf } from './byte-sink.ts';
import { FileBytes } from './bytes.ts';
import { decode } from './decode.ts';
import { Encoder } from './encode.ts';

const BUFFER = 1 << 16;
/** So often it is read anew when another run changed it in between. */
const TRIES = 20;

/**
 * Changes a config on the disk: whole, by a renamed file, in the encoding that it had.
 * @param file absolute; it need not be there
 * @returns what `edit` returned; without edits nothing is written
 * @throws NotText, Overtaken, and what the operating system says
 */
export async function editConfig(
  file: string,
  edit: (text: string | undefined) => ConfigEdit,
): Promise<ConfigEdit> {
  for (let left = TRIES; ; left--) {
    try {
      return await editOnce(file, edit);
    } catch (error) {
      if (!(error instanceof Overtaken) || left === 1) throw error;
    }
  }
}

async function editOnce(file: string, edit: (text: string | undefined) => ConfigEdit): Promise<ConfigEdit> {
  const basis = versionOf(file);
  const known = basis !== '' ? await readConfig(file) : undefined;
  const done = edit(known?.text);
  if (!done.ok || done.edits.length === 0) return done;
  const sink = new FileSink(file, { basis });
  try {
    sink.write(known?.mark ?? Buffer.alloc(0));
    sink.write(known?.encode(done.text) ?? Buffer.from(done.text, 'utf8'));
    sink.commit(true);
  } finally {
    sink.abandon();
  }
  return done;
}

async function readConfig(file: string) {
  const source = FileBytes.open(file);
  try {
    const decoded = await decode(source, Buffer.allocUnsafe(BUFFER));
    let text = '';
    for await (const piece of decoded.pieces) text += piece;
    const encoder = new Encoder({ ...decoded, windows1252: [] });
    const encode = (changed: string) => encoder.encode({ start: 0, end: 0, text: changed, isReplaced: true });
    return { text, mark: encoder.mark, encode };
  } finally {
    source.close();
  }
}
