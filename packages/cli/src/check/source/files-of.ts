import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Io } from '../../io.ts';
import { NothingToCheck } from '../../nothing-to-check.ts';
import { documentKind } from './document-kind.ts';
import type { Given } from './local-target.ts';
import { walkFolder } from './walk-folder.ts';
import { walkNotices } from './walk-notices.ts';

/** Folders that hold nobody's own documents. */
export const isSkippedFolder = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

/**
 * The files that were named, and those below the folders that were: HTML, Markdown and MDX.
 *
 * @throws NothingToCheck when there is none
 */
export async function filesOf(given: readonly Given[], { cwd, stderr }: Pick<Io, 'cwd' | 'stderr'>): Promise<string[]> {
  const paths: string[] = [];
  for (const { name, kind } of given) {
    if (kind === 'file') paths.push(name);
    if (kind !== 'folder') continue;
    const walked = await walkFolder(resolve(cwd, name), isSkippedFolder);
    for (const sentence of walkNotices(name, walked, isDocument)) stderr.write(`${sentence}\n`);
    for (const path of walked.files) if (isDocument(path)) paths.push(join(name, path));
  }
  // What one folder holds is different already.
  if (paths.length > 0) return given.length === 1 ? paths : different(paths, cwd);
  const names = given.map(({ name }) => name).join(', ');
  throw new NothingToCheck(`${names} holds no .html, .htm, .xhtml, .md, .markdown or .mdx file.`);
}

/** Each file once, by the first of its names. */
async function different(paths: readonly string[], cwd: string): Promise<string[]> {
  const byPlace = new Map<string, string>();
  for (const path of paths) {
    const place = await realpath(resolve(cwd, path)).catch(() => path);
    if (!byPlace.has(place)) byPlace.set(place, path);
  }
  return [...byPlace.values()];
}

/** Plain text is read when it is named: most of it is not written for readers. */
function isDocument(path: string): boolean {
  const kind = documentKind(path);
  return kind !== undefined && kind !== 'text';
}
