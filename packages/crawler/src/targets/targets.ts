import { detach } from '../memory/detach.ts';
import type { LinkKind } from '../page/links/link-kind.ts';
import type { VerdictFacts } from '../types/records.ts';
import { type RefusedLink, type ResolvedLink, resolveStored } from '../url/resolve-link.ts';
import type { Frontier } from './frontier.ts';
import { INTERNAL, isNavigational, NAVIGATIONAL, roleOf } from './roles.ts';
import type { TargetQueue } from './target-queue.ts';
import type { TargetRecords } from './target-records.ts';
import type { TargetRules } from './target-rules.ts';
import type { TrapGuard } from './trap-guard.ts';

interface TargetsParts {
  readonly frontier: Frontier;
  readonly rules: TargetRules;
  readonly queue: TargetQueue;
  readonly records: TargetRecords;
  readonly traps: Pick<TrapGuard, 'isWithin'>;
}

/** Makes targets of URLs: records each once, then refuses or queues it. */
export class Targets {
  readonly #frontier: Frontier;
  readonly #rules: TargetRules;
  readonly #queue: TargetQueue;
  readonly #records: TargetRecords;
  readonly #traps: TargetsParts['traps'];

  constructor({ frontier, rules, queue, records, traps }: TargetsParts) {
    this.#frontier = frontier;
    this.#rules = rules;
    this.#queue = queue;
    this.#records = records;
    this.#traps = traps;
  }

  /**
   * Returns the id of the target of a link; emits and queues a new one.
   *
   * @param from URL of the document that holds the link; undefined for a sitemap, and for the start page
   */
  meet(link: ResolvedLink, kind: LinkKind, depth: number, from?: string): number {
    const known = this.#frontier.find(link.url);
    if (known !== undefined) {
      this.meetAgain(known, kind, depth, from);
      return known;
    }
    const internal = link.kind === 'http' && this.#rules.isInternal(link.url);
    // The parser returns a URL that is written as it is normalised unchanged: as a slice of the page.
    const url = detach(link.url);
    const role = roleOf(kind, internal);
    const id = this.#records.add({ url, depth, role, internal, navigational: isNavigational(kind) });
    if (internal && this.#traps.isWithin(url, from)) this.#frontier.doubt(id);
    this.#admit(id, link);
    return id;
  }

  /**
   * Does the same as `meet` for links and redirects, of which a site may have any number. Undefined: the URL is new, and the crawl takes no
   * more targets.
   */
  meetIfRoom(link: ResolvedLink, kind: LinkKind, depth: number, from?: string): number | undefined {
    return this.#frontier.admits(link.url) ? this.meet(link, kind, depth, from) : undefined;
  }

  /** Does the same as `meetIfRoom` for a URL in a sitemap: a new one gets depth 1, a known target keeps its depth. */
  meetListed(link: ResolvedLink, kind: LinkKind): number | undefined {
    const known = this.#frontier.find(link.url);
    return this.meetIfRoom(link, kind, known === undefined ? 1 : this.#frontier.depth(known));
  }

  /** The target's own URL if only variants of it link to it, as the source of its redirects; otherwise undefined. */
  sourceOf(id: number): string | undefined {
    return this.#frontier.isDoubtful(id) ? this.#frontier.url(id) : undefined;
  }

  /** Makes a target for a page that answered already, at the end of a redirect; a new one is not queued. */
  adopt(url: string, depth: number, from: string | undefined): { id: number; isNew: boolean } {
    const known = this.#frontier.find(url);
    if (known !== undefined) {
      this.meetAgain(known, 'redirect', depth, from);
      return { id: known, isNew: false };
    }
    const id = this.#records.add({ url, depth, role: INTERNAL | NAVIGATIONAL, internal: true, navigational: true });
    this.#frontier.markFetched(id);
    return { id, isNew: true };
  }

  /** Makes a target for a file that was read for its links, such as a sitemap; a new one is not queued. */
  adoptFile(url: string): number {
    const internal = this.#rules.isInternal(url);
    const role = internal ? INTERNAL : 0;
    const known = this.#frontier.find(url);
    if (known !== undefined) {
      if (this.#frontier.isDormant(known)) {
        this.#frontier.wake(known, role);
        this.#noteFetched(known);
      }
      return known;
    }
    const id = this.#records.add({ url, depth: 1, role, internal, navigational: false });
    this.#noteFetched(id);
    return id;
  }

  /** Adds the start page of a crawl that need not request it; it is dormant until something links to it. */
  addDormantStart(url: string): number {
    const id = this.#records.add({ url, depth: 0, role: INTERNAL, internal: true, navigational: true });
    this.#frontier.sleep(id);
    return id;
  }

  /** Notes one more link to a known target: it may be from nearer, or the first one as a page. */
  meetAgain(id: number, kind: LinkKind, depth: number, from?: string): void {
    const frontier = this.#frontier;
    if (frontier.isDoubtful(id) && !this.#traps.isWithin(frontier.url(id), from)) this.#trust(id);
    if (frontier.isDormant(id)) {
      this.#wake(id, kind, depth, from);
      return;
    }
    const gains = roleOf(kind, frontier.isInternal(id));
    const nearer = depth < frontier.depth(id);
    const released = kind !== 'form' && frontier.isFormOnly(id);
    if (!nearer && !released && (kind === 'form' || frontier.hasRole(id, gains))) return;
    if (nearer) frontier.lowerDepth(id, depth);
    if (kind !== 'form') frontier.addRole(id, gains);
    if (released) {
      frontier.release(id);
      if (!this.#rules.isBeyond(id)) this.#queue.addNew(id);
    } else if (frontier.isQueued(id)) this.#queue.add(id);
    else this.#queue.reconsider(id);
  }

  /** Counts a page of an earlier run for the share of its prefix, which limits later pages. */
  recount(url: string): void {
    this.#queue.recount(url);
  }

  /**
   * Notes that something else than variants links to the target: it is not deferred any more, and is queued even if it was left out as a
   * trap.
   */
  #trust(id: number): void {
    const frontier = this.#frontier;
    frontier.trust(id);
    frontier.undefer(id);
    if (frontier.isQueued(id) || frontier.verdict(id)?.reason === 'trap') this.#queue.add(id);
  }

  /** Refuses a target that must not be requested, and queues any other. */
  #admit(id: number, link: ResolvedLink): void {
    if (link.kind === 'refused') {
      this.#records.settleUnseen(id, refusalOf(link));
      return;
    }
    const reason = this.#rules.refusalOf(id, link.url);
    if (reason === undefined) this.#queue.addNew(id);
    else this.#records.leaveOut(id, reason);
  }

  /** Wakes a target that an interrupted crawl had not judged, because something links to it. */
  #wake(id: number, kind: LinkKind, depth: number, from: string | undefined): void {
    const url = this.#frontier.url(id);
    if (this.#traps.isWithin(url, from)) this.#frontier.doubt(id);
    this.#frontier.wake(id, roleOf(kind, this.#rules.isInternal(url)));
    this.#frontier.lowerDepth(id, depth);
    this.#admit(id, resolveStored(url));
  }

  #noteFetched(id: number): void {
    this.#frontier.markRequested(id);
    this.#frontier.markFetched(id);
  }
}

/** The verdict on a refused link: an invalid URL is broken; any other may work and is not checked. */
function refusalOf({ reason, detail }: RefusedLink): Pick<VerdictFacts, 'verdict' | 'reason' | 'detail'> {
  const optionalDetail = detail === undefined ? {} : { detail };
  return reason === 'invalid_url'
    ? { verdict: 'broken', reason, ...optionalDetail }
    : { verdict: 'not_checked', reason, ...optionalDetail };
}
