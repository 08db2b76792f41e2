import type { PageReading } from './page-reading.ts';
import { readBodyInSlices } from './read-page.ts';

/** Reads pages on the calling thread, in slices. */
export const readHere: PageReading = { read: readBodyInSlices };
