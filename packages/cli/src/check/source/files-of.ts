import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Io } from '../../io.ts';
import { NothingToCheck } from '../../nothing-to-check.ts';
import { documentKind } from './document-kind.ts';
import type { Given } from './local-target.ts';
import { walkFolder } from './walk-folder.ts';
import { walkNotices } from './walk-notices.ts';

/** Whether a folder is skipped, because such folders hold no documents of the user. */
export const isSkippedFolder = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

/**
 * The named files, and the HTML, Markdown and MDX files below the named folders.
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
  // The paths of one folder differ already.
  if (paths.length > 0) return given.length === 1 ? paths : different(paths, cwd);
  const names = given.map(({ name }) => name).join(', ');
  throw new NothingToCheck(`${names} holds no .html, .htm, .xhtml, .md, .markdown or .mdx file.`);
}

/** Each real file once, by the first of its names. */
async function different(paths: readonly string[], cwd: string): Promise<string[]> {
  const byPlace = new Map<string, string>();
  for (const path of paths) {
    const place = await realpath(resolve(cwd, path)).catch(() => path);
    if (!byPlace.has(place)) byPlace.set(place, path);
  }
  return [...byPlace.values()];
}

/** Whether a file below a folder is read. Plain text is read only when it is named, because most of it is not for readers. */
function isDocument(path: string): boolean {
  const kind = documentKind(path);
  return kind !== undefined && kind !== 'text';
}
