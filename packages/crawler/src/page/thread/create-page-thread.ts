import { Worker } from 'node:worker_threads';
import { Queue } from '../../memory/queue.ts';
import { releaseBytes } from '../../memory/release-bytes.ts';
import type { PageContent } from '../page-content.ts';
import type { PageReading, PageToRead } from '../page-reading.ts';
import { type PackedPages, unpackPages } from './packed-pages.ts';
import type { ThreadData, ThreadPage } from './page-thread.ts';
import { SharedRing } from './shared-ring.ts';

/** Bodies under way to the thread. The next ones wait for room; one that is larger goes alone, in its message. */
const SHARED_BYTES = 2 * 1_024 * 1_024;
/** Pages of one message, which costs more than a page in it; and pages with which the thread has little left to do. */
const MESSAGE = 8;
const LITTLE = 8;
/** Room for the young of the thread's heap, MB: what is read of a page dies with its message. */
const YOUNG_MB = 8;
/** For the old, MB: of the largest page a crawl reads it takes a third. More would be filled with what is not collected. */
const OLD_MB = 128;

interface Waiting<Page> {
  readonly page: Page;
  readonly resolve: (content: PageContent | Promise<PageContent>) => void;
}

export interface PageThread extends PageReading {
  /** Starts the thread. Resolves when it reads, or when it turned out that it cannot. */
  start(): Promise<void>;
  /** Ends the thread; what it still had is read on this one. */
  close(): Promise<void>;
}

/**
 * A second thread that reads pages, for any number of crawls at once: no page, of whatever shape, then holds up the
 * calling thread. It is started by the first page, if nobody starts it before. Until it is ready the first page is
 * read on the calling thread, because all others wait for it, and the others wait: V8 would have to learn on both
 * threads how pages are read. When it dies (out of memory), what it had is read on the calling thread, and all that
 * comes after.
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
  /** Pages of the next message. */
  #message: ThreadPage[] = [];
  /** Pages without an answer, in the order of their messages; a body in shared memory stays there until then. */
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
      // Nothing else may keep the process awake until then.
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
      const place = this.#ring.put(body);
      if (place !== undefined) releaseBytes(body, true);
      else if (this.#underWay.length > 0) return;
      this.#waiting.take();
      const sent = { body: place ?? body, contentType, maxLinks };
      this.#underWay.push({ page: sent, resolve: next.resolve });
      this.#message.push(sent);
      if (this.#message.length === MESSAGE) this.#send();
      else if (this.#message.length === 1) setImmediate(() => this.#sendWhereWanted());
    }
  }

  /** A thread with little left to do gets what waits at once; otherwise more is collected first. */
  #sendWhereWanted(): void {
    const sent = this.#underWay.length - this.#message.length;
    if (this.#message.length > 0 && sent < LITTLE) this.#send();
  }

  #send(): void {
    const message = this.#message;
    this.#message = [];
    if (!this.#isReady) return;
    // Only what is under way keeps the process awake.
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
      // After that: a first listener keeps the process awake.
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

/** Loaded when it is needed: a thread that is ready in time reads them all, and can be started before anything else is loaded. */
async function readOnThisThread(page: PageToRead): Promise<PageContent> {
  const { readHere } = await import('../read-here.ts');
  return readHere.read(page);
}
