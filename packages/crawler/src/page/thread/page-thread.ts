/**
 * Entry of the thread that reads pages: reports that it runs, then takes lists of pages and sends back their content, in the same order.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { PageContent } from '../page-content.ts';
import { readBody } from '../read-page.ts';
import { packPages } from './packed-pages.ts';
import type { RingSlice } from './shared-ring.ts';

/** The data that this thread is started with. */
export interface ThreadData {
  /** The memory that holds bodies. */
  readonly memory: SharedArrayBuffer;
}

/** A page to be read. */
export interface ThreadPage {
  /** Place of the body in the shared memory, or its bytes. */
  readonly body: RingSlice | Uint8Array;
  readonly contentType: string | undefined;
  readonly maxLinks: number;
}

/** Number of pages after which their content is sent, so that the other thread has work while this one reads on. */
const PAGES_A_MESSAGE = 8;

const { memory } = workerData as ThreadData;

parentPort?.on('message', (pages: readonly ThreadPage[]) => {
  let read: PageContent[] = [];
  for (const { body, contentType, maxLinks } of pages) {
    const bytes = body instanceof Uint8Array ? body : new Uint8Array(memory, body.at, body.length);
    read.push(readBody({ body: bytes, contentType, maxLinks }));
    if (read.length < PAGES_A_MESSAGE) continue;
    parentPort?.postMessage(packPages(read));
    read = [];
  }
  if (read.length > 0) parentPort?.postMessage(packPages(read));
});
parentPort?.postMessage(packPages([]));
