import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ConfigError } from '../../config/config.ts';
import { makeFolder } from './make-folder.ts';

async function inFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-folder-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('a folder is made with those above it, for its owner only, and one that is there stays as it is', async () => {
  const folder = join(await inFolder(), 'a', 'b');
  makeFolder(folder);
  makeFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it('a file in its place or above it is said to be the mistake', async () => {
  const file = join(await inFolder(), 'data');
  await writeFile(file, '');
  for (const folder of [file, join(file, 'a', 'b')]) {
    expect(() => makeFolder(folder)).toThrow(ConfigError);
    expect(() => makeFolder(folder)).toThrow(/a part of it, is a file.*Set another LINKVITALS_DATA_DIR/);
  }
});

it.runIf(process.platform === 'linux')(
  'a place that has no folders of ours is said to be the mistake, and does not hang',
  () => {
    expect(() => makeFolder('/proc/linkvitals/data')).toThrow(/^There can be no folder \/proc\/linkvitals: /);
  },
);
