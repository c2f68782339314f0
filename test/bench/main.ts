/** `npm run bench`: ratios within one run; absolute figures depend on the machine and its load. */
import os from 'node:os';
import { benchChance } from './chance.ts';
import { benchCommandLine } from './commandLine.ts';
import { benchHostile } from './hostile.ts';
import { benchPeers, benchScan } from './throughput.ts';
import { benchEngineTyping, benchServerTyping } from './typing.ts';

async function main(): Promise<void> {
  console.log(`Node ${process.version}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
  benchScan();
  await benchPeers();
  benchEngineTyping();
  await benchServerTyping();
  benchCommandLine();
  benchHostile();
  benchChance();
}

void main();
