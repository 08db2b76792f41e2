import type { PageRendering, PageToRender, RenderResult } from '@linkvitals/crawler';
import { LIMITS, type RenderLimits } from '../limits.ts';
import { PageFailure } from '../page/page-failure.ts';
import { type Confinement, confinementHere } from './confinement.ts';
import { RunningBrowser } from './running-browser.ts';
import { assertWall } from './self-test.ts';
import { BrowserError } from './start-browser.ts';
import { TabPlaces } from './tab-places.ts';
import { WALL } from './wall.ts';

/** Times in a row that a browser does not start, after which no more is started. */
const MAX_STARTS = 3;

export interface RendererOptions {
  /** Path of the browser. */
  readonly program: string;
  /** Pages that are rendered at a time. Default 2. */
  readonly tabs?: number;
  readonly limits?: Partial<RenderLimits>;
  /** Run the browser without its sandbox, for machines that have none. Default false. */
  readonly unsafe?: boolean;
  /** Flags instead of those of the wall, for tests. */
  readonly wall?: readonly string[];
  /** For tests. Default: the best that this machine allows. */
  readonly confinement?: Confinement;
}

/** Renders pages in a browser, and starts another one when it crashes or has rendered enough pages. */
export class Renderer implements PageRendering {
  readonly #start: () => Promise<RunningBrowser>;
  readonly #places: TabPlaces;
  #current: Promise<RunningBrowser> | undefined;
  /** Browsers that get no more pages. */
  readonly #leaving = new Set<Promise<void>>();
  #failedStarts = 0;
  #isClosed = false;

  constructor(start: () => Promise<RunningBrowser>, tabs: number) {
    this.#start = start;
    this.#places = new TabPlaces(tabs);
  }

  /** Starts a browser and proves that it has no way to the network. @throws BrowserError */
  static async start(options: RendererOptions): Promise<Renderer> {
    const { program, tabs = 2, unsafe = false, wall = WALL } = options;
    const confinement = options.confinement ?? (await confinementHere(unsafe));
    const limits = { ...LIMITS, ...options.limits };
    const renderer = new Renderer(() => RunningBrowser.start({ program, confinement, flags: wall, limits }), tabs);
    try {
      await assertWall(await renderer.#browser());
    } catch (error) {
      await renderer.close();
      throw error;
    }
    return renderer;
  }

  async render(page: PageToRender): Promise<RenderResult> {
    const leave = await this.#places.take();
    try {
      return await this.#renderNow(page);
    } finally {
      leave();
    }
  }

  /** It was closed, or gave up starting browsers: every page fails. */
  get isOver(): boolean {
    return this.#isClosed || this.#failedStarts >= MAX_STARTS;
  }

  /** Process group of the browser that renders now; undefined when none runs. */
  async group(): Promise<number | undefined> {
    return (await this.#current)?.group;
  }

  /** Ends the browser. Pages that are being rendered fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const current = await this.#current?.catch(() => undefined);
    await Promise.all([current?.close(), ...this.#leaving]);
  }

  async #renderNow(page: PageToRender): Promise<RenderResult> {
    page.signal.throwIfAborted();
    const browser = await this.#browser().catch(() => undefined);
    if (browser === undefined) return { failure: 'browser', ms: 0, requests: 0 };
    const { killed } = browser;
    const startedAt = performance.now();
    return browser.inTab({ page }, async (tab) => {
      const took = () => ({ ms: Math.round(performance.now() - startedAt), requests: tab.answers.answered });
      try {
        return { ...(await tab.run()), ...took() };
      } catch (error) {
        page.signal.throwIfAborted();
        const isCrash = browser.isOver || (error instanceof PageFailure && error.why === 'crashed');
        if (isCrash) return { failure: browser.whyCrashed(killed), ...took() };
        return { failure: error instanceof PageFailure ? error.why : 'browser', ...took() };
      }
    });
  }

  /** The browser for the next page. @throws BrowserError */
  async #browser(): Promise<RunningBrowser> {
    for (;;) {
      if (this.isOver) throw new BrowserError('There is no browser any more.');
      const started = this.#current ?? this.#startAnother();
      const browser = await started;
      if (browser.isFresh) return browser;
      // Another page may have seen the same and started the next one.
      if (this.#current === started) {
        this.#current = undefined;
        this.#leave(browser);
      }
    }
  }

  #startAnother(): Promise<RunningBrowser> {
    const another = this.#start();
    this.#current = another;
    another.then(
      () => {
        this.#failedStarts = 0;
      },
      () => {
        this.#failedStarts++;
        if (this.#current === another) this.#current = undefined;
      },
    );
    return another;
  }

  #leave(browser: RunningBrowser): void {
    const closed = browser.closeWhenEmpty().finally(() => this.#leaving.delete(closed));
    this.#leaving.add(closed);
  }
}
