import { Worker } from 'node:worker_threads';
import { Queue } from '../../memory/queue.ts';
import { releaseBytes } from '../../memory/release-bytes.ts';
import type { PageContent } from '../page-content.ts';
import type { PageReading, PageToRead } from '../page-reading.ts';
import { type PackedPages, unpackPages } from './packed-pages.ts';
import type { ThreadData, ThreadPage } from './page-thread.ts';
import { SharedRing } from './shared-ring.ts';

/** Bytes of bodies that are on their way to the thread. Further bodies wait for room; a larger one is sent alone, in its message. */
const SHARED_BYTES = 2 * 1_024 * 1_024;
/** Pages of one message, because a message costs more than a page in it; and number of pages below which the thread is nearly idle. */
const MESSAGE = 8;
const LITTLE = 8;
/** Size of the young generation of the thread's heap, MB: the content of a page is garbage after its message. */
const YOUNG_MB = 8;
/** Size of the old generation, MB: the largest page of a crawl takes a third of it. A larger one would fill with garbage. */
const OLD_MB = 128;

interface Waiting<Page> {
  readonly page: Page;
  readonly resolve: (content: PageContent | Promise<PageContent>) => void;
}

export interface PageThread extends PageReading {
  /** Starts the thread. Resolves when the thread is ready, or when it has failed to start. */
  start(): Promise<void>;
  /** Ends the thread; the pages that it still had are read on this one. */
  close(): Promise<void>;
}

/**
 * Makes a second thread that reads pages, for any number of crawls at a time: no page, of whatever shape, then holds up the calling thread.
 * The first page starts it, unless `start` was called before. Until the thread is ready, the first page is read on the calling thread,
 * because all others wait for it. The others wait for the thread: otherwise V8 would compile and optimise the reader on both threads. When
 * the thread dies (out of memory), its pages and all later ones are read on the calling thread.
 */
export function createPageThread(): PageThread {
  return new Thread();
}

/**
 * Its states: not started (no worker), starting (a worker), ready (a worker, `#isReady`), ended (no worker, `#started` is
 * settled). A page goes from `#waiting` to `#message` when there is room for its body, and stays in `#underWay` until the
 * thread has answered. When the thread ends, pages of both queues are read on this thread.
 */
class Thread implements PageThread {
  readonly #ring = new SharedRing(SHARED_BYTES);
  #worker: Worker | undefined;
  #started: Promise<void> | undefined;
  #isReady = false;
  #hasReadFirst = false;
  /** Pages that wait for the thread to be ready, or for room. */
  readonly #waiting = new Queue<Waiting<PageToRead>>();
  /** Pages of the message that is sent next. */
  #message: ThreadPage[] = [];
  /** Pages without a result, in the order of their messages; a body in shared memory stays there until then. */
  readonly #underWay = new Queue<Waiting<ThreadPage>>();

  read(page: PageToRead): Promise<PageContent> {
    void this.start();
    const worker = this.#worker;
    const isFirst = !this.#hasReadFirst;
    this.#hasReadFirst = true;
    if (worker === undefined || (isFirst && !this.#isReady)) return readOnThisThread(page);
    return new Promise((resolve) => {
      this.#waiting.push({ page, resolve });
      if (this.#isReady) this.#dispatch();
      // Only this worker keeps the process awake until it is ready.
      else worker.ref();
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#end();
    await worker?.terminate();
  }

  #dispatch(): void {
    for (let next = this.#waiting.first; next !== undefined; next = this.#waiting.first) {
      const { body, contentType, maxLinks } = next.page;
      const slice = this.#ring.put(body);
      if (slice !== undefined) releaseBytes(body, true);
      else if (this.#underWay.length > 0) return;
      this.#waiting.take();
      const sent = { body: slice ?? body, contentType, maxLinks };
      this.#underWay.push({ page: sent, resolve: next.resolve });
      this.#message.push(sent);
      if (this.#message.length === MESSAGE) this.#send();
      else if (this.#message.length === 1) setImmediate(() => this.#sendWhereWanted());
    }
  }

  /** Sends the pages that wait, at once to a thread with little left to do, otherwise when there are enough for a message. */
  #sendWhereWanted(): void {
    const sent = this.#underWay.length - this.#message.length;
    if (this.#message.length > 0 && sent < LITTLE) this.#send();
  }

  #send(): void {
    const message = this.#message;
    this.#message = [];
    if (!this.#isReady) return;
    // The process stays awake only while pages are on their way.
    this.#worker?.ref();
    this.#worker?.postMessage(message);
  }

  start(): Promise<void> {
    this.#started ??= new Promise((resolve) => this.#startWorker(resolve));
    return this.#started;
  }

  #startWorker(started: () => void): void {
    // The built package holds the thread's code beside its own.
    const file = import.meta.url.endsWith('.ts') ? './page-thread.ts' : './page-thread.js';
    const workerData: ThreadData = { memory: this.#ring.memory };
    const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_MB, maxOldGenerationSizeMb: OLD_MB };
    const worker = new Worker(new URL(file, import.meta.url), { workerData, resourceLimits });
    worker.once('message', () => {
      if (worker !== this.#worker) return;
      this.#isReady = true;
      worker.on('message', (pages: PackedPages) => this.#take(pages));
      // Called after the listeners are added: the first one keeps the process awake.
      worker.unref();
      started();
      this.#dispatch();
    });
    worker.on('error', () => this.#end());
    worker.on('exit', () => {
      this.#end();
      started();
    });
    worker.unref();
    this.#worker = worker;
  }

  #take(pages: PackedPages): void {
    for (const page of unpackPages(pages)) {
      const waiting = this.#underWay.take();
      if (waiting === undefined) return;
      if (!(waiting.page.body instanceof Uint8Array)) this.#ring.release();
      waiting.resolve(page);
    }
    this.#dispatch();
    this.#sendWhereWanted();
    if (this.#underWay.length === 0) this.#worker?.unref();
  }

  #end(): void {
    this.#started ??= Promise.resolve();
    this.#isReady = false;
    this.#worker = undefined;
    for (let next = this.#underWay.take(); next !== undefined; next = this.#underWay.take()) {
      const { page, resolve } = next;
      const body = page.body instanceof Uint8Array ? page.body : this.#ring.bytes(page.body);
      resolve(readOnThisThread({ ...page, body }));
    }
    for (let next = this.#waiting.take(); next !== undefined; next = this.#waiting.take()) {
      next.resolve(readOnThisThread(next.page));
    }
  }
}

/** Reads a page on this thread. The code for it is loaded when it is first needed: a thread that is ready in time reads all pages. */
async function readOnThisThread(page: PageToRead): Promise<PageContent> {
  const { readHere } = await import('../read-here.ts');
  return readHere.read(page);
}
