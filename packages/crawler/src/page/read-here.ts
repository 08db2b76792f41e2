import type { PageReading } from './page-reading.ts';
import { readBodyInSlices } from './read-page.ts';

/** On the thread that asks, in turns. */
export const readHere: PageReading = { read: readBodyInSlices };
