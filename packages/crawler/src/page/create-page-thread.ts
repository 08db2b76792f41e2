import { Worker } from 'node:worker_threads';
import { type PackedPage, unpackPage } from './packed-page.ts';
import type { PageContent } from './page-content.ts';
import type { PageReading, PageToRead } from './page-reading.ts';
import type { ThreadData, ThreadPage } from './page-thread.ts';
import { readHere } from './read-here.ts';
import { SharedRing } from './shared-ring.ts';

/** Bodies under way to the thread. What finds no room goes in its message, which takes longer. */
const SHARED_BYTES = 4 * 1_024 * 1_024;
/** Room for the young of the thread's heap, MB: what is read of a page dies with its message. */
const YOUNG_MB = 16;

interface Waiting {
  readonly page: PageToRead;
  readonly resolve: (content: PageContent | Promise<PageContent>) => void;
}

export interface PageThread extends PageReading {
  /** Ends the thread; what it still had is read on this one. */
  close(): Promise<void>;
}

/**
 * A second thread that reads pages, for any number of crawls at once: no page, of whatever shape, then holds up the
 * thread that asks. It starts with the first page and does not keep
 * the process awake. When it dies (out of memory), what it had is read on the thread that asked, and so is all that
 * comes after.
 */
export function createPageThread(): PageThread {
  return new Thread();
}

class Thread implements PageThread {
  readonly #ring = new SharedRing(SHARED_BYTES);
  #worker: Worker | undefined;
  #isOver = false;
  /** For the next message: one for all pages that arrive in a turn of the loop, as each costs more than a page in it. */
  #message: ThreadPage[] = [];
  /** Not answered yet, in order; the answered ones at the front go when all are. */
  readonly #waiting: (Waiting & { readonly isShared: boolean })[] = [];
  #answered = 0;

  read(page: PageToRead): Promise<PageContent> {
    const { body, contentType, maxLinks } = page;
    if (this.#isOver) return readHere.read(page);
    const place = this.#ring.put(body);
    if (this.#message.push({ body: place ?? body, contentType, maxLinks }) === 1) setImmediate(() => this.#send());
    return new Promise((resolve) => {
      this.#waiting.push({ page, resolve, isShared: place !== undefined });
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#end();
    await worker?.terminate();
  }

  #send(): void {
    const message = this.#message;
    this.#message = [];
    if (this.#isOver) return;
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    // The built package holds the thread's code beside its own.
    const file = import.meta.url.endsWith('.ts') ? './page-thread.ts' : './page-thread.js';
    const workerData: ThreadData = { memory: this.#ring.memory };
    const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_MB };
    const worker = new Worker(new URL(file, import.meta.url), { workerData, resourceLimits });
    worker.on('message', (pages: readonly PackedPage[]) => this.#take(pages));
    worker.on('error', () => this.#end());
    worker.on('exit', () => this.#end());
    worker.unref();
    return worker;
  }

  #take(pages: readonly PackedPage[]): void {
    for (const page of pages) {
      const waiting = this.#waiting[this.#answered++];
      if (waiting?.isShared) this.#ring.release();
      waiting?.resolve(unpackPage(page));
    }
    if (this.#answered < this.#waiting.length) return;
    this.#waiting.length = 0;
    this.#answered = 0;
  }

  #end(): void {
    this.#isOver = true;
    this.#worker = undefined;
    for (const { page, resolve } of this.#waiting.splice(0).slice(this.#answered)) resolve(readHere.read(page));
    this.#answered = 0;
  }
}
