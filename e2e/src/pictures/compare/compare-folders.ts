import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compareImages } from './compare-images.ts';
import { readImage, writeImage } from './image.ts';

export interface Folders {
  /** Pictures in the repository, as WebP. */
  readonly stored: string;
  /** Pictures that were just made, as PNG. */
  readonly made: string;
  /** Where pictures of differences go; what was there is deleted. */
  readonly differences: string;
}

export interface Finding {
  /** `trends-320-dark-en` */
  readonly name: string;
  readonly what: 'differs' | 'not stored' | 'not made';
  /** What part of the pixels differs, from 0 to 1. */
  readonly part?: number;
}

/** The widest and the narrowest window, a theme each: all pages at every width in both would weigh ten times as much. */
const STORED = /-(1440-light|320-dark)-en$/;

const namesIn = async (folder: string, ending: string): Promise<string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .filter((name) => STORED.test(name))
    .sort();

/** Compares the pictures of two folders, by name. @returns what is not the same, by name */
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

/** Makes the new pictures the stored ones: those that differ or are new are written, those of pages that are gone deleted. */
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
