import { decodeText } from './decode-text.ts';
import type { PageReading } from './page-reading.ts';
import { readPageInTurns } from './read-page.ts';

/** On the thread that asks, in turns. */
export const readHere: PageReading = {
  read: ({ body, contentType, maxLinks }) => readPageInTurns(decodeText(body, contentType), maxLinks),
};
