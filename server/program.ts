/**
 * The one program in the extension, for Node and for a browser's worker: the language server, or, where the client has a
 * file masked on the disk, the masking half of the command line. More programs would hold the engine once each. Nothing
 * is imported at once, as a worker has no modules of Node.
 */
const isWorker = typeof Reflect.get(globalThis, 'importScripts') === 'function';

if (isWorker) void import('./browser.ts');
else void (process.argv[2] === 'mask' ? import('../cli/mask-file.ts') : import('./node.ts'));
