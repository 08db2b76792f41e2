import { readFile } from 'node:fs/promises';
import type { DocumentKind } from './document-kind.ts';
import { plainTextPage } from './plain-text-page.ts';

/** Longest Markdown that is read: hostile Markdown takes 400 times as much memory, and real files seldom have 1 MiB. */
const MAX_BYTES = 4 * 1_024 * 1_024;

/**
 * A file as the HTML that holds its links, each on its line.
 *
 * @param notice takes a sentence on what could not be read, without the name of the file
 */
export async function localDocument(
  path: string,
  kind: DocumentKind,
  notice: (sentence: string) => void,
): Promise<Uint8Array> {
  const bytes = await readFile(path);
  if (kind === 'html') return bytes;
  if (kind === 'text') return Buffer.from(plainTextPage(bytes.toString()));
  if (bytes.length > MAX_BYTES) notice('only the first 4 MiB of it were read.');
  const text = bytes.toString('utf8', 0, MAX_BYTES);
  // Only who checks Markdown waits for its parser to be loaded.
  const { markdownPage } = await import('./markdown/markdown-page.ts');
  const { html, isTooDeep } = markdownPage(text, kind);
  if (isTooDeep) notice('brackets are nested more than 100 deep. Links of that paragraph may be missing.');
  return Buffer.from(html);
}
