/** Paths as such. What is found in one is `path-findings.ts`, which needs the engine. */
import path from 'node:path';

/**
 * How a path is written in reports: with `/`, relative to the current folder where it is below it, else as it
 * was given.
 * @param absolute the path
 * @param given the same path as the user gave it
 */
export function reportPath(absolute: string, given: string, cwd: string): string {
  const relative = path.relative(cwd, absolute);
  const below = !(relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative));
  return withSlashes(below || !path.isAbsolute(given) ? relative || '.' : path.normalize(given));
}

/** Both absolute. */
export function isWithin(file: string, folder: string): boolean {
  return file === folder || file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}

export function withSlashes(anyPath: string): string {
  return path.sep === '/' ? anyPath : anyPath.replaceAll(path.sep, '/');
}
