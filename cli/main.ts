import module from 'node:module';
import process from 'node:process';
import { biombo } from './biombo.ts';
import { runHere } from './process.ts';

// Node keeps the compiled commands in its folder for temporary files, from 22.1 on: a sixth of a short run is to compile
// them. NODE_DISABLE_COMPILE_CACHE=1 turns it off.
const keepCompiled: unknown = Reflect.get(module, 'enableCompileCache');
if (typeof keepCompiled === 'function') keepCompiled();

runHere((surroundings) => biombo(process.argv.slice(2), surroundings));
