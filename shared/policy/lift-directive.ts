/** Taking a type out of a directive, and the directive out of a document where it names no other. */
import type { TextSource } from '../source.ts';
import type { Span } from '../text/span.ts';
import { commentBefore, type Directive, KEYWORD, LOOK } from './directives.ts';
import type { TextEdit } from './json-lines.ts';

/**
 * The edit after which a directive no longer names a type.
 * @param directive in offsets of `text`
 * @returns in offsets of `text`; the comment goes with its last type, and with the comment its line where nothing else
 * stands on it
 */
export function liftDirective(text: TextSource, { start, end }: Directive, type: string): TextEdit {
  const said = text.slice(start, end);
  const keyword = /^[\w-]*/.exec(said)?.[0] ?? KEYWORD;
  const words = said.slice(keyword.length).split(/[\s,]+/);
  const others = words.filter((word) => word !== '' && word !== type);
  if (others.length === 0) return { ...commentAround(text, { start, end }), text: '' };
  return { start: start + keyword.length, end, text: ` ${others.join(said.includes(',') ? ', ' : ' ')}` };
}

/** A comment that a line does not hold whole is left, without its directive. */
function commentAround(text: TextSource, { start, end }: Span): Span {
  const from = Math.max(0, start - 2 * LOOK);
  const head = text.slice(from, start);
  const tail = text.slice(end, Math.min(text.length, end + LOOK));
  const comment = commentBefore(head + text.slice(start, end), head.length);
  const lineEnd = tail.search(/[\r\n]/);
  if (comment === undefined || (lineEnd < 0 && end + tail.length < text.length)) return { start, end };
  const rest = lineEnd < 0 ? tail : tail.slice(0, lineEnd);
  const close = comment.close === undefined ? -1 : rest.indexOf(comment.close);
  const isLineOfMore = head.slice(head.length - comment.lead).trim() === '*' && close < 0;
  if (comment.close !== undefined && close < 0 && !isLineOfMore) return { start, end };
  const length = close < 0 ? rest.length : close + (comment.close?.length ?? 0);
  const behind = rest.slice(length);
  const opening = start - comment.lead;
  const indent = /[ \t]*$/.exec(text.slice(from, opening))?.[0].length ?? 0;
  if (!comment.isFirst || behind.trim() !== '') {
    // What stands before it keeps no blank at its end; what stands behind it, none at its beginning.
    const blank = comment.isFirst ? (/^[ \t]*/.exec(behind)?.[0].length ?? 0) : 0;
    return { start: comment.isFirst ? opening : opening - indent, end: end + length + blank };
  }
  const lineBreak = lineEnd < 0 ? '' : (/^(?:\r\n|\r|\n)/.exec(tail.slice(lineEnd))?.[0] ?? '');
  return { start: opening - indent, end: end + rest.length + lineBreak.length };
}
