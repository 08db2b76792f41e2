import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';

/** Programs that can render, the best first: the shell takes half the processor time of Chromium. */
const PROGRAMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The path of a browser on this machine; undefined when there is none.
 *
 * @param given the path of one, relative to the working folder, or the name of a program. Default: what the machine has
 */
export async function findBrowser(path: string | undefined, given?: string): Promise<string | undefined> {
  const folders = (path ?? '').split(delimiter).filter((folder) => folder !== '');
  const named = (name: string) => folders.map((folder) => join(folder, name));
  const places = given === undefined ? [...PROGRAMS.flatMap(named), MAC] : [resolve(given), ...named(given)];
  for (const place of places) if (await isProgram(place)) return place;
  return undefined;
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
