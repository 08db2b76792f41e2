import { textOfBytes } from '../report/text-of-bytes.ts';
import type { DocumentKind } from './document-kind.ts';
import type { Gap } from './markdown/nesting.ts';
import { plainTextPage } from './plain-text-page.ts';
import { LIST_LIMITS } from './source.ts';
import { startOfFile } from './start-of-file.ts';

const MIB = 1_024 * 1_024;

/** Max bytes of Markdown that are read: hostile Markdown takes 200 times as much memory, and real files seldom have 1 MiB. */
const MARKDOWN_BYTES = 4 * MIB;

const GAPS: Readonly<Record<Gap, string>> = {
  tooDeep: 'brackets are nested more than 20 deep. Links of that paragraph may be missing.',
  tooLong: 'a paragraph is longer than 256 KiB and was read in pieces. A link across two of them may be missing.',
  tooManyBraces: 'too many braces or tags are not closed. Links in the braces and tags after them may be missing.',
};

export interface LocalDocument {
  readonly path: string;
  readonly kind: DocumentKind;
  /** Takes a sentence about a part that could not be read, without the name of the file. */
  readonly notice: (sentence: string) => void;
}

/** A file as HTML with its links, each on its line. */
export async function readDocument({ path, kind, notice }: LocalDocument): Promise<Uint8Array> {
  const isMarkdown = kind === 'markdown' || kind === 'mdx';
  const limit = isMarkdown ? MARKDOWN_BYTES : LIST_LIMITS.htmlBytes;
  const { bytes, isWhole } = await startOfFile(path, limit);
  if (!isWhole) notice(`only the first ${limit / MIB} MiB of it were read.`);
  if (kind === 'html') return bytes;
  const text = textOfBytes(bytes);
  if (!isMarkdown) return Buffer.from(plainTextPage(text));
  // Loaded on demand, so that only checks of Markdown wait for its parser.
  const { markdownPage } = await import('./markdown/markdown-page.ts');
  const { html, gaps } = markdownPage(text, kind);
  for (const gap of gaps) notice(GAPS[gap]);
  return Buffer.from(html);
}
