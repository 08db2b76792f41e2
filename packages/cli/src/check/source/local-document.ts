import { readFile } from 'node:fs/promises';
import { textOfBytes } from '../text-of-bytes.ts';
import type { DocumentKind } from './document-kind.ts';
import { plainTextPage } from './plain-text-page.ts';

/** Longest Markdown that is read: hostile Markdown takes 400 times as much memory, and real files seldom have 1 MiB. */
const MAX_BYTES = 4 * 1_024 * 1_024;

export interface LocalDocument {
  readonly path: string;
  readonly kind: DocumentKind;
  /** Takes a sentence on what could not be read, without the name of the file. */
  readonly notice: (sentence: string) => void;
}

/** A file as the HTML that holds its links, each on its line. */
export async function readDocument({ path, kind, notice }: LocalDocument): Promise<Uint8Array> {
  const bytes = await readFile(path);
  if (kind === 'html') return bytes;
  if (kind === 'text') return Buffer.from(plainTextPage(textOfBytes(bytes)));
  if (bytes.length > MAX_BYTES) notice('only the first 4 MiB of it were read.');
  const text = textOfBytes(bytes.subarray(0, MAX_BYTES));
  // Only who checks Markdown waits for its parser to be loaded.
  const { markdownPage } = await import('./markdown/markdown-page.ts');
  const { html, isTooDeep } = markdownPage(text, kind);
  if (isTooDeep) notice('brackets are nested more than 100 deep. Links of that paragraph may be missing.');
  return Buffer.from(html);
}
