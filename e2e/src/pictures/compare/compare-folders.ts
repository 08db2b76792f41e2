import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compareImages } from './compare-images.ts';
import { readImage, writeImage } from './image.ts';

export interface Folders {
  /** Pictures in the repository, as WebP. */
  readonly stored: string;
  /** Pictures that were just made, as PNG. */
  readonly made: string;
  /** Folder for pictures of the differences; its old content is deleted. */
  readonly differences: string;
}

export interface Finding {
  /** Name of a picture, such as `trends-320-dark-en`. */
  readonly name: string;
  readonly what: 'differs' | 'not stored' | 'not made';
  /** The share of pixels that differ, from 0 to 1. */
  readonly part?: number;
}

/**
 * Names of stored pictures: the widest and the narrowest window, a theme each. All widths in both themes would be ten
 * times as large.
 */
const STORED = /-(1440-light|320-dark)-en$/;

const namesIn = async (folder: string, ending: string): Promise<string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .filter((name) => STORED.test(name))
    .sort();

/** Compares the pictures of two folders by name. @returns the differences, by name */
export async function compareFolders({ stored, made, differences }: Folders): Promise<readonly Finding[]> {
  await rm(differences, { recursive: true, force: true });
  await mkdir(differences, { recursive: true });
  const [kept, fresh] = [await namesIn(stored, '.webp'), await namesIn(made, '.png')];
  const findings: Finding[] = [
    ...fresh.filter((name) => !kept.includes(name)).map((name) => ({ name, what: 'not stored' as const })),
    ...kept.filter((name) => !fresh.includes(name)).map((name) => ({ name, what: 'not made' as const })),
  ];
  for (const name of kept.filter((one) => fresh.includes(one))) {
    const image = await readImage(join(made, `${name}.png`));
    const difference = compareImages(await readImage(join(stored, `${name}.webp`)), image);
    if (difference === undefined) continue;
    await writeImage(join(differences, `${name}.png`), difference.image);
    findings.push({ name, what: 'differs', part: difference.pixels / (image.width * image.height) });
  }
  return findings.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Makes the new pictures the stored ones: writes those that differ or are new, and deletes those of removed pages. */
export async function storePictures(folders: Folders): Promise<readonly Finding[]> {
  const { stored, made } = folders;
  const findings = await compareFolders(folders);
  for (const { name, what } of findings) {
    const path = join(stored, `${name}.webp`);
    if (what === 'not made') await rm(path);
    else await writeImage(path, await readImage(join(made, `${name}.png`)));
  }
  return findings;
}
