import type { PageToRender, RenderedPage } from '@linkvitals/crawler';
import type { Protocol } from 'devtools-protocol';
import { CdpError, type CdpEvent, type Connection } from '../cdp/connection.ts';
import type { RenderLimits } from '../limits.ts';
import { within } from '../within.ts';
import { BEFORE_SCRIPTS, REST } from './in-page.ts';
import { PageClock } from './page-clock.ts';
import { PageFailure } from './page-failure.ts';
import { readDocuments, WORLD } from './read-page.ts';
import { RequestAnswers } from './request-answers.ts';
import { Session } from './session.ts';

/** ms in which a browser must give up the context of a page; one with an endless loop takes 10. */
const DISPOSE_MS = 3_000;
const ATTACH = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true } as const;
const EVERYTHING = { patterns: [{ urlPattern: '*' }] };
/** A high window, so that lists which load what is seen load much of it. */
const WINDOW = { width: 1_280, height: 4_000, deviceScaleFactor: 1, mobile: false };

export interface TabParts {
  readonly cdp: Connection;
  readonly page: PageToRender;
  readonly limits: RenderLimits;
  /** Scripts that run before those of each document. Default: those that keep pages from waiting in vain. */
  readonly before?: string;
}

/** One page in a browser context of its own, from its creation until it is disposed of. */
export class Tab {
  readonly clock: PageClock;
  readonly answers: RequestAnswers;
  readonly #parts: TabParts;
  readonly #failed: Promise<never>;
  #fail: (failure: PageFailure) => void = () => {};
  readonly #over = new AbortController();
  readonly #known = new Set<string>();
  /** Sessions of its page and its frames. */
  readonly #sessions = new Map<string, Session>();
  /** Sessions of pages in its context, by their target. */
  readonly #pages = new Map<string, Session>();
  #onPage: () => void = () => {};
  #context: string | undefined;
  #target: string | undefined;
  #onLoad: () => void = () => {};

  constructor(parts: TabParts) {
    const { cdp, page, limits } = parts;
    this.#parts = parts;
    this.clock = new PageClock(limits.waitMs);
    this.answers = new RequestAnswers({ cdp, page, limits, clock: this.clock, onAway: () => this.#onLoad() });
    this.#failed = new Promise((_, reject) => {
      this.#fail = reject;
    });
    this.#failed.catch(() => {});
  }

  /** Renders the page. @throws PageFailure, CdpError, or the reason of the signal */
  async run(): Promise<RenderedPage> {
    const { page, limits } = this.#parts;
    const cancel = (): void => this.#fail(page.signal.reason);
    if (page.signal.aborted) throw page.signal.reason;
    page.signal.addEventListener('abort', cancel, { once: true });
    void this.clock.until(limits.pageMs, this.#over.signal).then(() => this.fail('timeout'));
    try {
      const main = await this.#open();
      const isSettled = await this.#settle(main);
      this.answers.end();
      const sessions = [main, ...[...this.#sessions.values()].filter(({ id }) => id !== main.id)];
      const read = readDocuments(sessions, this.#target ?? '', limits.htmlCharacters);
      const { page: document, frames } = await this.#orFailed(read);
      const isCut = document.isCut || frames.some((frame) => frame.isCut);
      const { html, base } = document;
      const parts = frames.map((one) => ({ html: one.html, base: one.base }));
      return { html, base, frames: parts, away: this.answers.away, isCut, isSettled };
    } finally {
      page.signal.removeEventListener('abort', cancel);
      this.#over.abort();
      this.answers.end();
    }
  }

  /** Disposes of the page with all its processes. False: the browser did not. */
  async close(): Promise<boolean> {
    if (this.#context === undefined) return true;
    const disposed = this.#parts.cdp.send('Target.disposeBrowserContext', { browserContextId: this.#context });
    return within(DISPOSE_MS, disposed).then(
      () => true,
      () => false,
    );
  }

  /** Ends the page: what it waits for fails. */
  fail(why: PageFailure['why']): void {
    this.#fail(new PageFailure(why));
  }

  /** A session of its page, its frames or its workers. */
  has(sessionId: string | undefined): boolean {
    return sessionId !== undefined && this.#known.has(sessionId);
  }

  isIn(contextId: string | undefined): boolean {
    return contextId !== undefined && contextId === this.#context;
  }

  /** Takes an event of one of its sessions, or of the creation of one. */
  take(event: CdpEvent): void {
    const { sessionId = '' } = event;
    if (event.method === 'Target.attachedToTarget') this.#attach(event.params);
    else if (event.method === 'Fetch.requestPaused')
      this.answers.take(event.params, { sessionId, mainFrame: this.#target ?? '' }).catch(() => this.fail('browser'));
    else if (event.method === 'Page.javascriptDialogOpening')
      this.#parts.cdp.send('Page.handleJavaScriptDialog', { accept: true }, sessionId).catch(() => {});
    else if (event.method === 'Inspector.targetCrashed' && this.#isMain(sessionId)) this.fail('crashed');
    else if (event.method === 'Page.loadEventFired' && this.#isMain(sessionId)) this.#onLoad();
  }

  #isMain(sessionId: string): boolean {
    return this.#target !== undefined && this.#pages.get(this.#target)?.id === sessionId;
  }

  #attach({ sessionId, targetInfo }: Protocol.Target.AttachedToTargetEvent): void {
    const { cdp } = this.#parts;
    const session = new Session(sessionId, cdp);
    this.#known.add(sessionId);
    const { type, targetId } = targetInfo;
    if (type === 'page' && this.#target !== undefined && targetId !== this.#target) {
      // A popup, or a page that is loaded for later.
      cdp.send('Target.closeTarget', { targetId }).catch(() => {});
      return;
    }
    if (type === 'page') {
      this.#pages.set(targetId, session);
      this.#onPage();
      return;
    }
    if (type === 'iframe') this.#sessions.set(sessionId, session);
    this.#guard(session);
    session.sendIfThere('Runtime.runIfWaitingForDebugger', undefined);
  }

  /** Pauses every request of a target, and of those that it starts. */
  #guard(session: Session): void {
    session.sendIfThere('Fetch.enable', EVERYTHING);
    session.sendIfThere('Target.setAutoAttach', ATTACH);
  }

  /** Makes the page and has it load. */
  async #open(): Promise<Session> {
    const { cdp, page, before = BEFORE_SCRIPTS } = this.#parts;
    const { browserContextId } = await this.#orFailed(
      cdp.send('Target.createBrowserContext', { disposeOnDetach: true }),
    );
    this.#context = browserContextId;
    await this.#orFailed(cdp.send('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId }));
    const { targetId } = await this.#orFailed(
      cdp.send('Target.createTarget', { url: 'about:blank', browserContextId }),
    );
    const main = await this.#orFailed(this.#sessionOf(targetId));
    this.#target = targetId;
    this.#sessions.set(main.id, main);
    const loaded = new Promise<void>((resolve) => {
      this.#onLoad = resolve;
    });
    const ready = [
      main.send('Fetch.enable', EVERYTHING),
      main.send('Target.setAutoAttach', ATTACH),
      main.send('Page.enable', {}),
      main.send('Inspector.enable', undefined),
      main.send('Page.addScriptToEvaluateOnNewDocument', { source: before, runImmediately: true }),
      main.send('Emulation.setDeviceMetricsOverride', WINDOW),
      main.send('Emulation.setUserAgentOverride', { userAgent: page.userAgent }),
      main.send('Runtime.runIfWaitingForDebugger', undefined),
    ];
    await this.#orFailed(Promise.all(ready));
    const { errorText } = await this.#orFailed(main.send('Page.navigate', { url: page.url }));
    if (errorText !== undefined && errorText !== 'net::ERR_ABORTED') throw new CdpError(`Page.navigate: ${errorText}`);
    await this.#orFailed(Promise.race([loaded, this.clock.until(this.#parts.limits.settleMs, this.#over.signal)]));
    return main;
  }

  /** The browser attaches to each page by itself, before or after it says which one is ours. */
  async #sessionOf(targetId: string): Promise<Session> {
    for (;;) {
      const session = this.#pages.get(targetId);
      if (session !== undefined) return session;
      await new Promise<void>((resolve) => {
        this.#onPage = resolve;
      });
    }
  }

  /** Waits until the page is at rest, or its time is over. Returns whether it is at rest. */
  async #settle(main: Session): Promise<boolean> {
    const { quietMs, settleMs } = this.#parts.limits;
    const end = this.clock.ms + settleMs;
    const frameId = this.#target ?? '';
    const world = main.send('Page.createIsolatedWorld', { frameId, worldName: WORLD });
    const { executionContextId: contextId } = await this.#orFailed(world);
    for (;;) {
      const rest = Math.max(0, end - this.clock.ms);
      const expression = `(${REST})(${quietMs}, ${Math.min(rest, quietMs)})`;
      const evaluated = main.send('Runtime.evaluate', {
        expression,
        contextId,
        awaitPromise: true,
        returnByValue: true,
      });
      const { result } = await this.#orFailed(evaluated);
      if (result.value === true && this.answers.restMs >= quietMs) return true;
      if (this.clock.ms >= end) return false;
      if (result.value === true) await this.#orFailed(pause(Math.max(10, quietMs - this.answers.restMs)));
    }
  }

  #orFailed<T>(promise: Promise<T>): Promise<T> {
    return Promise.race([promise, this.#failed]);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
