import { nextTurn } from '../next-turn.ts';
import { decodeBody } from './decode-text.ts';
import type { PageContent } from './page-content.ts';
import { PageReader } from './page-reader.ts';
import type { PageToRead } from './page-reading.ts';
import { pageSource } from './page-source.ts';

/** Tags between two turns of the event loop: a few milliseconds, whatever they are. */
export const TAGS_A_TURN = 8_192;
/** Shorter pages, in characters, are read where they come: nearly all there are, in under a millisecond each. */
const SHORT = 65_536;

/** For pages that are read at one go, one after the other: three bytes for each character of nearly all there are. */
const SCRATCH = Buffer.alloc(3 * 65_536);

/**
 * Reads a page in one pass.
 *
 * @param maxLinks links beyond this are not taken; ids and the other facts still are
 */
export function readPage(html: string, maxLinks: number): PageContent {
  return readToEnd(new PageReader(pageSource(html), maxLinks));
}

/** The same, of a page as it came. */
export function readBody({ body, contentType, maxLinks }: PageToRead): PageContent {
  const { text, isAscii } = decodeBody(body, contentType);
  return readToEnd(new PageReader(pageSource(text, isAscii, SCRATCH), maxLinks));
}

/** The same, for pages of any size on a thread that has others to serve: large ones are read in several turns, one page a turn. */
export async function readBodyInTurns({ body, contentType, maxLinks }: PageToRead): Promise<PageContent> {
  const { text, isAscii } = decodeBody(body, contentType);
  if (text.length > SHORT) await nextTurn();
  const reader = new PageReader(pageSource(text, isAscii), maxLinks);
  while (reader.read(TAGS_A_TURN)) await nextTurn();
  return reader.result();
}

function readToEnd(reader: PageReader): PageContent {
  while (reader.read(TAGS_A_TURN));
  return reader.result();
}
