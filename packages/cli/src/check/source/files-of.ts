import { join } from 'node:path';
import type { Io } from '../../io.ts';
import { NothingToCheck } from '../../nothing-to-check.ts';
import { inert } from '../formats/inert.ts';
import { documentKind } from './document-kind.ts';
import type { Given } from './local-target.ts';
import { walkFolder } from './walk-folder.ts';

/** Folders that hold nobody's own documents. */
export const isSkippedFolder = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

/**
 * The files that were named, and those below the folders that were: HTML, Markdown and MDX.
 *
 * @throws NothingToCheck when there is none
 */
export async function filesOf(given: readonly Given[], { cwd, stderr }: Pick<Io, 'cwd' | 'stderr'>): Promise<string[]> {
  const paths = new Set<string>();
  for (const { name, kind } of given) {
    if (kind === 'file') {
      paths.add(name);
      continue;
    }
    const { files, leadingOut } = await walkFolder(join(cwd, name), isSkippedFolder);
    for (const path of leadingOut)
      stderr.write(`${inert(join(name, path))} leads out of the folder and is left out.\n`);
    for (const path of files) if (isDocument(path)) paths.add(join(name, path));
  }
  if (paths.size > 0) return [...paths];
  const names = given.map(({ name }) => name).join(', ');
  throw new NothingToCheck(`${names} holds no .html, .htm, .xhtml, .md, .markdown or .mdx file.`);
}

/** Plain text is read when it is named: most of it is not written for readers. */
function isDocument(path: string): boolean {
  const kind = documentKind(path);
  return kind !== undefined && kind !== 'text';
}
