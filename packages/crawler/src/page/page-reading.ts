import type { PageContent } from './page-content.ts';

/** A page as it was received, and the limit for reading it. */
export interface PageToRead {
  readonly body: Uint8Array;
  readonly contentType: string | undefined;
  /** Largest number of links that are read; ids and the other facts are read beyond it. */
  readonly maxLinks: number;
}

/** Reads pages, on this thread or on another one. */
export interface PageReading {
  /** Reads a page. Takes the body over: it may be empty when this returns. */
  read(page: PageToRead): Promise<PageContent>;
}
