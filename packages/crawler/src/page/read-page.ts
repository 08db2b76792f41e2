import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PageContent } from './page-content.ts';
import { PageReader } from './page-reader.ts';

/** Tags between two turns of the event loop: a few milliseconds, whatever they are. */
export const TAGS_A_TURN = 8_192;

/**
 * Reads a page in one pass.
 *
 * @param maxLinks links beyond this are not taken; ids and the other facts still are
 */
export function readPage(html: string, maxLinks: number): PageContent {
  const reader = new PageReader(html, maxLinks);
  while (reader.read(TAGS_A_TURN));
  return reader.result();
}

/** The same, for pages of any size on a thread that has others to serve: large ones are read in several turns. */
export async function readPageInTurns(html: string, maxLinks: number): Promise<PageContent> {
  const reader = new PageReader(html, maxLinks);
  while (reader.read(TAGS_A_TURN)) await nextTurn();
  return reader.result();
}
