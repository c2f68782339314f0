import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where a Chromium or Chrome is on this machine; the environment's `CHROME` counts before all. */
export function findChromium(): string | undefined {
  const { CHROME } = process.env;
  return CHROME ?? NAMES.map(onPath).find(Boolean) ?? ELSEWHERE.find((path) => existsSync(path));
}

/** The full path of a program on the PATH. */
export function onPath(name: string): string | undefined {
  const { PATH = '' } = process.env;
  const file = process.platform === 'win32' ? `${name}.cmd` : name;
  return PATH.split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, file))
    .find((path) => existsSync(path));
}
