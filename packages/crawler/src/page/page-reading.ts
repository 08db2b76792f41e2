import type { PageContent } from './page-content.ts';

/** A page as it came, and how much is wanted of it. */
export interface PageToRead {
  readonly body: Uint8Array;
  readonly contentType: string | undefined;
  /** Links beyond this are not taken; ids and the other facts still are. */
  readonly maxLinks: number;
}

/** Where pages are read. */
export interface PageReading {
  /** Takes the body over: it may be empty when this returns. */
  read(page: PageToRead): Promise<PageContent>;
}
