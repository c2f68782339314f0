import process from 'node:process';
import { biombo } from './biombo.ts';
import { runHere } from './process.ts';

runHere((surroundings) => biombo(process.argv.slice(2), surroundings));
