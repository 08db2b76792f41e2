import { releaseBytes } from '../memory/release-bytes.ts';
import { nextRound } from '../next-round.ts';
import type { LinkColumns } from './links/link-columns.ts';
import type { OpenMarkup } from './markup/markup-reader.ts';
import type { PageContent } from './page-content.ts';
import { PageReader } from './page-reader.ts';
import type { PageToRead } from './page-reading.ts';
import { openScanner } from './scanner/scanner.ts';
import { decodeBody } from './text/decode-text.ts';
import { pageSource } from './text/page-source.ts';
import { isWall, MANY_LINKS } from './wall-page.ts';

/** Tags between two rounds of the event loop: a few milliseconds, whatever the tags are. */
export const TAGS_PER_SLICE = 8_192;
/** Length, in bytes, below which pages are read in one slice: nearly all pages are shorter, and take under a millisecond each. */
const SHORT = 65_536;

/**
 * Reads a page in one pass.
 *
 * @param maxLinks largest number of links; ids and the other facts are read beyond it
 */
export function readPage(html: string, maxLinks: number): PageContent {
  return readToEnd(new PageReader(pageSource(html), { maxLinks, openMarkup: openScanner }));
}

/** Reads a page from the bytes of a response, of which the body is empty afterwards if it was long. */
export function readBody(page: PageToRead, openMarkup: OpenMarkup = openScanner): PageContent {
  return withWall(page, readToEnd(readerOf(page, openMarkup)));
}

/** Resolves when the page that is being read in slices is finished. */
let before: Promise<unknown> = Promise.resolve();

/** Reads pages of any size on a thread with other work: one page after the other, large ones in several slices. */
export function readBodyInSlices(page: PageToRead): Promise<PageContent> {
  const content = before.then(() => readInSlices(page));
  before = content.catch(() => {});
  return content;
}

async function readInSlices(page: PageToRead): Promise<PageContent> {
  if (page.body.length > SHORT) await nextRound();
  const reader = readerOf(page, openScanner);
  while (reader.read(TAGS_PER_SLICE)) await nextRound();
  return withWall(page, reader.result());
}

/** Looks for a wall only where there are few links, by the bytes: the body of a page that is too large for one is empty by now. */
function withWall({ body, contentType }: PageToRead, content: PageContent): PageContent {
  return hasManyLinks(content.links) || !isWall(body, contentType) ? content : { ...content, isWall: true };
}

function hasManyLinks(links: LinkColumns): boolean {
  let many = 0;
  for (let at = 0; at < links.length && many <= MANY_LINKS; at++) if (links.kind(at) === 'a') many++;
  return many > MANY_LINKS;
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
