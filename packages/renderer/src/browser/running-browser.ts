import type { RenderFailure } from '@linkvitals/crawler';
import type { CdpEvent } from '../cdp/connection.ts';
import type { RenderLimits } from '../limits.ts';
import { Tab, type TabParts } from '../page/tab.ts';
import type { Confinement } from './confinement.ts';
import { MemoryWatch } from './memory-watch.ts';
import { type Browser, startBrowser } from './start-browser.ts';

const LOOK_EVERY_MS = 250;

export interface RunningBrowserOptions {
  readonly program: string;
  readonly confinement: Confinement;
  readonly flags: readonly string[];
  readonly limits: RenderLimits;
}

/** A browser with the tabs that are open in it. */
export class RunningBrowser {
  readonly #limits: RenderLimits;
  readonly #tabs = new Set<Tab>();
  readonly #watch: NodeJS.Timeout;
  readonly #browser: Browser;
  /** Pages that were opened in it. */
  opened = 0;
  /** The browser as a whole grew beyond its bound. */
  #hasGrown = false;
  #killed = 0;
  #onEmpty: () => void = () => {};

  constructor(browser: Browser, limits: RenderLimits) {
    this.#limits = limits;
    this.#browser = browser;
    const memory = new MemoryWatch({
      group: browser.group,
      maxBytes: limits.processBytes,
      onKilled: () => this.#killed++,
      onGrown: () => {
        this.#hasGrown = true;
        browser.kill();
      },
    });
    this.#watch = setInterval(() => {
      if (this.#tabs.size > 0) memory.look();
    }, LOOK_EVERY_MS);
    this.#watch.unref();
  }

  /** @throws BrowserError */
  static async start({ limits, ...options }: RunningBrowserOptions): Promise<RunningBrowser> {
    // No event comes before the first command that wants some.
    let running: RunningBrowser | undefined;
    const onEvent = (event: CdpEvent): void => {
      if (running !== undefined) running.#take(event);
    };
    const onGone = (): void => {
      if (running !== undefined) running.#end();
    };
    const browser = await startBrowser({ ...options, onEvent, onGone });
    running = new RunningBrowser(browser, limits);
    await browser.cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
    return running;
  }

  get isOver(): boolean {
    return this.#browser.cdp.isOver;
  }

  /** Number of its process group. */
  get group(): number {
    return this.#browser.group;
  }

  /** It runs, and may get another page. */
  get isFresh(): boolean {
    return !this.isOver && this.opened < this.#limits.pagesPerBrowser;
  }

  /** Runs something in a new tab, and disposes of the tab. Ends the browser if that fails. */
  async inTab<T>(parts: Omit<TabParts, 'cdp' | 'limits'>, use: (tab: Tab) => Promise<T>): Promise<T> {
    const tab = new Tab({ ...parts, cdp: this.#browser.cdp, limits: this.#limits });
    this.opened++;
    this.#tabs.add(tab);
    try {
      return await use(tab);
    } finally {
      if (!(await tab.close())) this.#browser.kill();
      this.#tabs.delete(tab);
      if (this.#tabs.size === 0) this.#onEmpty();
    }
  }

  /** Names a crash: the end of a process that grew too large is one, and so is that of the browser. */
  whyCrashed(killedBefore: number): RenderFailure {
    return this.#hasGrown || this.#killed > killedBefore ? 'memory' : 'crashed';
  }

  /** Processes that rendered pages and were ended because they had grown. */
  get killed(): number {
    return this.#killed;
  }

  /** Closes it when its last tab is closed. */
  async closeWhenEmpty(): Promise<void> {
    if (this.#tabs.size > 0) {
      await new Promise<void>((resolve) => {
        this.#onEmpty = resolve;
      });
    }
    await this.close();
  }

  close(): Promise<void> {
    clearInterval(this.#watch);
    return this.#browser.close();
  }

  #end(): void {
    clearInterval(this.#watch);
    for (const tab of this.#tabs) tab.fail('crashed');
  }

  #take(event: CdpEvent): void {
    const context = event.method === 'Target.attachedToTarget' ? event.params.targetInfo.browserContextId : undefined;
    for (const tab of this.#tabs) if (tab.isIn(context) || tab.has(event.sessionId)) tab.take(event);
  }
}
