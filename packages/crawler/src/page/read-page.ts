import { releaseBytes } from '../memory/release-bytes.ts';
import { nextRound } from '../next-round.ts';
import type { OpenMarkup } from './markup/markup-reader.ts';
import type { PageContent } from './page-content.ts';
import { PageReader } from './page-reader.ts';
import type { PageToRead } from './page-reading.ts';
import { openScanner } from './scanner/scanner.ts';
import { decodeBody } from './text/decode-text.ts';
import { pageSource } from './text/page-source.ts';

/** Tags between two rounds of the event loop: a few milliseconds, whatever they are. */
export const TAGS_PER_SLICE = 8_192;
/** Shorter pages, in bytes, are read where they come: nearly all there are, in under a millisecond each. */
const SHORT = 65_536;

/**
 * Reads a page in one pass.
 *
 * @param maxLinks links beyond this are not taken; ids and the other facts still are
 */
export function readPage(html: string, maxLinks: number): PageContent {
  return readToEnd(new PageReader(pageSource(html), { maxLinks, openMarkup: openScanner }));
}

/** The same, of a page as it came, whose body is empty afterwards if it was long. */
export function readBody(page: PageToRead, openMarkup: OpenMarkup = openScanner): PageContent {
  return readToEnd(readerOf(page, openMarkup));
}

/** Resolves at the end of the page that is read in slices. */
let before: Promise<unknown> = Promise.resolve();

/**
 * The same, for pages of any size on a thread that has others to serve: one page after the other, large ones in several
 * slices.
 */
export function readBodyInSlices(page: PageToRead): Promise<PageContent> {
  const content = before.then(() => readInSlices(page));
  before = content.catch(() => {});
  return content;
}

async function readInSlices(page: PageToRead): Promise<PageContent> {
  if (page.body.length > SHORT) await nextRound();
  const reader = readerOf(page, openScanner);
  while (reader.read(TAGS_PER_SLICE)) await nextRound();
  return reader.result();
}

function readerOf({ body, contentType, maxLinks }: PageToRead, openMarkup: OpenMarkup): PageReader {
  const source = decodeBody(body, contentType);
  if (body.length > SHORT) releaseBytes(body, true);
  return new PageReader(source, { maxLinks, openMarkup });
}

function readToEnd(reader: PageReader): PageContent {
  while (reader.read(TAGS_PER_SLICE));
  return reader.result();
}
