import type { PageRendering, PageToRender, RenderResult } from '@linkvitals/crawler';
import type { Renderer } from '@linkvitals/renderer';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Meter } from './meter.ts';

/** Renders pages for a crawl, until it is disposed of. */
export interface HeldRendering extends PageRendering, AsyncDisposable {}

/** The browser of this server. It runs only while something holds it. */
export interface Rendering {
  /** The reason why pages cannot be rendered, a sentence for people; null: nothing is known that speaks against it. */
  readonly whyNot: string | null;
  /** Finds out whether pages can be rendered, and returns `whyNot`. Starts the browser for that if it does not run. */
  check(): Promise<string | null>;
  /** Starts the browser if it does not run. Undefined: there is none that may be used. */
  hold(): Promise<HeldRendering | undefined>;
  /** Ends the browser. Pages that are being rendered fail. */
  close(): Promise<void>;
}

interface RenderingParts {
  readonly config: Pick<Config, 'browser' | 'browserTabs' | 'browserUnsafe'>;
  readonly log: Logger;
  readonly meter: Meter;
}

const NO_BROWSER =
  'This server has no browser to render pages with: its operator can name one with LINKVITALS_BROWSER.';
const UNUSABLE = 'The browser of this server cannot be used; its log says why.';

class OwnRendering implements Rendering {
  readonly #parts: RenderingParts;
  #current: Promise<Renderer | undefined> | undefined;
  #holders = 0;
  #pages = 0;
  whyNot: string | null;

  constructor(parts: RenderingParts) {
    this.#parts = parts;
    this.whyNot = parts.config.browser === '' ? NO_BROWSER : null;
  }

  async check(): Promise<string | null> {
    await using _held = await this.hold();
    return this.whyNot;
  }

  async hold(): Promise<HeldRendering | undefined> {
    if (this.#parts.config.browser === '') return undefined;
    this.#holders++;
    const renderer = await this.#renderer();
    if (renderer !== undefined) {
      return {
        render: (page) => this.#render(renderer, page),
        [Symbol.asyncDispose]: () => this.#leave(),
      };
    }
    await this.#leave();
    return undefined;
  }

  async close(): Promise<void> {
    const current = this.#current;
    this.#current = undefined;
    await (await current)?.close();
  }

  async #leave(): Promise<void> {
    this.#holders--;
    if (this.#holders === 0) await this.close();
  }

  async #renderer(): Promise<Renderer | undefined> {
    // One that gave up starting browsers is replaced: the fault may have been that of a moment.
    const current = this.#current;
    if ((await current)?.isOver === true && this.#current === current) await this.close();
    this.#current ??= this.#start();
    return this.#current;
  }

  async #start(): Promise<Renderer | undefined> {
    const { config, log, meter } = this.#parts;
    try {
      // Loaded only here: a server whose domains are not rendered needs none of it.
      const { BrowserError, findBrowser, Renderer: Starter } = await import('@linkvitals/renderer');
      const program = await findBrowser(process.env.PATH, config.browser);
      if (program === undefined) throw new BrowserError(`LINKVITALS_BROWSER: there is no program ${config.browser}.`);
      const renderer = await Starter.start({ program, tabs: config.browserTabs, unsafe: config.browserUnsafe });
      this.whyNot = null;
      meter.browserStarted({ outcome: 'ready' });
      return renderer;
    } catch (error) {
      this.whyNot = UNUSABLE;
      meter.browserStarted({ outcome: 'unusable' });
      log.error({ err: error }, 'the browser cannot be used; pages are not rendered');
      return undefined;
    }
  }

  async #render(renderer: Renderer, page: PageToRender): Promise<RenderResult> {
    const { meter } = this.#parts;
    meter.pagesInBrowser(++this.#pages);
    try {
      const first = await renderer.render(page);
      // The browser may have ended because of another page, or been killed: its pages are rendered once more.
      const isLost = 'failure' in first && (first.failure === 'crashed' || first.failure === 'browser');
      const result = isLost ? await renderer.render(page) : first;
      meter.pageRendered({ outcome: 'failure' in result ? result.failure : 'rendered', seconds: result.ms / 1000 });
      return result;
    } finally {
      meter.pagesInBrowser(--this.#pages);
    }
  }
}

/** The rendering of a server. No process is started before something holds it. */
export const createRendering = (parts: RenderingParts): Rendering => new OwnRendering(parts);
