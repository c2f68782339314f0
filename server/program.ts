/**
 * The one Node program in the extension: the language server, or, where the client has a file masked on the disk, the
 * masking half of the command line. Two programs would hold the engine twice.
 */
import process from 'node:process';

void (process.argv[2] === 'mask' ? import('../cli/mask-file.ts') : import('./node.ts'));
