import { URI, Utils } from 'vscode-uri';
import { CELL_SCHEME } from '../shared/protocol.ts';

/** Clients write one URI in several ways (`c:` or `c%3A`); this is the one that is compared. */
export function uriKey(uri: string): string {
  return parse(uri).toString();
}

/** The path in a URI, decoded, separated by `/`. */
export function pathOf(uri: string): string {
  return parse(uri).path;
}

/** Whether a document is a cell of a notebook: its path is the notebook's, its text and language are its own. */
export function isCell(uri: string): boolean {
  return parse(uri).scheme === CELL_SCHEME;
}

/** @returns `uri` as a path relative to the folder, separated by `/`; undefined where it is not inside it */
export function relativePath(folder: string, uri: string): string | undefined {
  const [parent, child] = [parse(folder), parse(uri)];
  const prefix = parent.path.endsWith('/') ? parent.path : `${parent.path}/`;
  // A cell's stands for that of its notebook.
  if (parent.scheme !== child.scheme && child.scheme !== CELL_SCHEME) return undefined;
  if (parent.authority !== child.authority) return undefined;
  return child.path.startsWith(prefix) ? child.path.slice(prefix.length) : undefined;
}

export function fileIn(folder: string, name: string): string {
  return Utils.joinPath(parse(folder), name).toString();
}

export function folderOf(uri: string): string {
  return Utils.dirname(parse(uri)).toString();
}

export function baseName(uri: string): string {
  return Utils.basename(parse(uri));
}

/** The folders that a file is in, nearest first, up to `top`, which is last; none where it is not in `top`. */
export function foldersUpTo(top: string, uri: string): string[] {
  const relative = relativePath(top, uri);
  if (relative === undefined) return [];
  const names = relative.split('/').slice(0, -1);
  const above = parse(top);
  return names
    .map((_, i) => Utils.joinPath(above, ...names.slice(0, names.length - i)).toString())
    .concat(uriKey(top));
}

/** What is no URI at all becomes one that is nowhere. */
function parse(uri: string): URI {
  try {
    return URI.parse(uri);
  } catch {
    return URI.from({ scheme: 'invalid', path: '/' });
  }
}
