import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { compareFolders, type Folders, storePictures } from './compare-folders.ts';
import { writeImage } from './image.ts';

interface Painted {
  readonly grey: number;
  readonly width?: number;
  /** Value of the first pixel instead of the grey. */
  readonly dot?: number;
}

async function paint(path: string, { grey, width = 10, dot = grey }: Painted): Promise<void> {
  const data = Buffer.alloc(width * 10 * 4, grey);
  data.fill(dot, 0, 3);
  data.forEach((_, index) => {
    if (index % 4 === 3) data[index] = 255;
  });
  await writeImage(path, { width, height: 10, data });
}

async function emptyFolders(): Promise<Folders> {
  const root = await mkdtemp(join(tmpdir(), 'linkvitals-pictures-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const folders = { stored: join(root, 'stored'), made: join(root, 'made'), differences: join(root, 'differences') };
  await Promise.all(Object.values(folders).map((folder) => mkdir(folder)));
  return folders;
}

const LIGHT = '1440-light-en';

it('finds pictures that differ and draws the differences; one step of a colour counts as rounding', async () => {
  const folders = await emptyFolders();
  const { stored, made, differences } = folders;
  const pairs = {
    same: [{ grey: 90 }, { grey: 90 }],
    rounded: [{ grey: 90 }, { grey: 90, dot: 91 }],
    changed: [{ grey: 90 }, { grey: 90, dot: 100 }],
    wider: [{ grey: 90 }, { grey: 90, width: 11 }],
  } as const;
  for (const [name, [old, fresh]] of Object.entries(pairs)) {
    await paint(join(stored, `${name}-${LIGHT}.webp`), old);
    await paint(join(made, `${name}-${LIGHT}.png`), fresh);
  }
  expect(await compareFolders(folders)).toEqual([
    { name: `changed-${LIGHT}`, what: 'differs', part: 0.01 },
    { name: `wider-${LIGHT}`, what: 'differs', part: 1 },
  ]);
  expect(await readdir(differences)).toEqual([`changed-${LIGHT}.png`, `wider-${LIGHT}.png`]);
});

it('names pages that are new and pages that are gone, at the widths that are stored', async () => {
  const folders = await emptyFolders();
  await paint(join(folders.made, `new-${LIGHT}.png`), { grey: 1 });
  await paint(join(folders.made, 'new-768-light-en.png'), { grey: 1 });
  await paint(join(folders.stored, 'gone-320-dark-en.webp'), { grey: 1 });
  expect(await compareFolders(folders)).toEqual([
    { name: 'gone-320-dark-en', what: 'not made' },
    { name: `new-${LIGHT}`, what: 'not stored' },
  ]);
});

it('stores pictures that are new or differ, and deletes those of removed pages', async () => {
  const folders = await emptyFolders();
  await paint(join(folders.made, `new-${LIGHT}.png`), { grey: 1 });
  await paint(join(folders.stored, 'gone-320-dark-en.webp'), { grey: 1 });
  expect(await storePictures(folders)).toHaveLength(2);
  expect(await compareFolders(folders)).toEqual([]);
  expect(await readdir(folders.stored)).toEqual([`new-${LIGHT}.webp`]);
});
