import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeScratchFolder } from './scratch-folder.ts';

const make = async (...args: Parameters<typeof makeScratchFolder>): Promise<string> => {
  const folder = await makeScratchFolder(...args);
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

it('each scratch folder is new and empty', async () => {
  const folders = [await make('linkvitals-scratch-'), await make('linkvitals-scratch-')];
  expect(new Set(folders).size).toBe(2);
  for (const folder of folders) expect(await readdir(folder)).toEqual([]);
});

it.each(['/no/such/memory', '/proc'])('is among the temporary files where %s has no room for it', async (inMemory) => {
  expect(dirname(await make('linkvitals-scratch-', inMemory))).toBe(tmpdir());
});
