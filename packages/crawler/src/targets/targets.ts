import { detach } from '../memory/detach.ts';
import type { LinkKind } from '../page/links/link-kind.ts';
import type { CrawlRecord, VerdictFacts } from '../types/records.ts';
import type { NotCheckedReason } from '../types/verdict.ts';
import { originOf } from '../url/origin-of.ts';
import { type RefusedLink, type ResolvedLink, resolveStored } from '../url/resolve-link.ts';
import type { Scope } from '../url/scope.ts';
import { TrapGuard } from '../url/trap-guard.ts';
import type { Frontier } from './frontier.ts';
import type { Lanes } from './lanes.ts';
import { PrefixShares } from './prefix-shares.ts';
import { INTERNAL, isNavigational, NAVIGATIONAL, roleOf } from './roles.ts';

/** Deeper than any page. */
const LAST = 100_000;

interface TargetsParts {
  readonly frontier: Frontier;
  readonly lanes: Lanes;
  readonly scope: Scope;
  readonly isExcluded: (url: string) => boolean;
  readonly checkExternal: boolean;
  readonly depthLimit: number;
  readonly maxPages: number;
  readonly avoidTraps: boolean;
  /** False: only what was met without a link to it is requested. */
  readonly followsLinks: boolean;
  readonly emit: (record: CrawlRecord) => void;
}

/** Makes targets of URLs: each recorded once, refused at once or put into the lane it belongs to. */
export class Targets {
  readonly #parts: TargetsParts;
  readonly #traps = new TrapGuard();
  readonly #shares: PrefixShares;

  constructor(parts: TargetsParts) {
    this.#parts = parts;
    this.#shares = new PrefixShares(parts.maxPages);
  }

  /** Id of the target behind a link; a new one is emitted and queued. */
  meet(link: ResolvedLink, kind: LinkKind, depth: number): number {
    const { frontier, scope, emit } = this.#parts;
    const known = frontier.find(link.url);
    if (known !== undefined) {
      this.meetAgain(known, kind, depth);
      return known;
    }
    const internal = link.kind === 'http' && scope.isInternal(link.url);
    const navigational = isNavigational(kind);
    // A URL that is written as it is normalised is given back by the parser as it stands: a slice of the page.
    const url = detach(link.url);
    const id = frontier.add(url, depth, roleOf(kind, internal));
    emit({ type: 'target', id, url, internal, navigational, depth });
    this.admit(id, link);
    return id;
  }

  /** Id of the target that a sitemap lists: what is only there is one click away; what was met keeps its depth. */
  meetListed(link: ResolvedLink, kind: LinkKind): number {
    const { frontier } = this.#parts;
    const known = frontier.find(link.url);
    return this.meet(link, kind, known === undefined ? 1 : frontier.depth(known));
  }

  /** Target of a page that answered already, at the end of a redirect; not queued when it is new. */
  adopt(url: string, depth: number): { id: number; isNew: boolean } {
    const { frontier, emit } = this.#parts;
    const known = frontier.find(url);
    if (known !== undefined) {
      this.meetAgain(known, 'redirect', depth);
      return { id: known, isNew: false };
    }
    const id = frontier.add(url, depth, INTERNAL | NAVIGATIONAL);
    frontier.fetching(id);
    emit({ type: 'target', id, url, internal: true, navigational: true, depth });
    return { id, isNew: true };
  }

  /** Target of a file that was read for its links but is no page and linked by none; not queued when it is new. */
  adoptFile(url: string): number {
    const { frontier, scope, emit } = this.#parts;
    const internal = scope.isInternal(url);
    const role = internal ? INTERNAL : 0;
    const known = frontier.find(url);
    if (known !== undefined) {
      if (frontier.isDormant(known)) {
        frontier.wake(known, role);
        this.#fetched(known);
      }
      return known;
    }
    const id = frontier.add(url, 1, role);
    this.#fetched(id);
    emit({ type: 'target', id, url, internal, navigational: false, depth: 1 });
    return id;
  }

  #fetched(id: number): void {
    this.#parts.frontier.requested(id);
    this.#parts.frontier.fetching(id);
  }

  /** A known target was linked once more: maybe from nearer, maybe as a page where it was a mere resource before. */
  meetAgain(id: number, kind: LinkKind, depth: number): void {
    const { frontier } = this.#parts;
    if (frontier.isDormant(id)) {
      this.#wake(id, kind, depth);
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
      if (!this.#isBeyond(id)) this.enqueue(id);
    } else if (frontier.isQueued(id)) this.enqueue(id);
    else this.reconsider(id);
  }

  /** Refuses what must not be requested, queues the rest. Also for targets that an interrupted crawl had not judged. */
  admit(id: number, link: ResolvedLink): void {
    if (link.kind === 'refused') {
      this.#settle(id, refusalOf(link));
      return;
    }
    const reason = this.#refusal(id, link.url);
    if (reason !== undefined) {
      this.refuse(id, reason);
      return;
    }
    if (this.isPage(id) && this.#shares.isOver(link.url)) this.#parts.frontier.defer(id);
    this.enqueue(id);
  }

  refuse(id: number, reason: NotCheckedReason): void {
    this.#settle(id, { verdict: 'not_checked', reason });
  }

  #settle(id: number, facts: Pick<VerdictFacts, 'verdict' | 'reason' | 'detail'>): void {
    const { frontier, emit } = this.#parts;
    frontier.judged(id, facts);
    const requested = frontier.wasRequested(id);
    emit({ type: 'verdict', target: id, requested, ...facts, redirects: [], warnings: [] });
  }

  enqueue(id: number): void {
    const { frontier, lanes } = this.#parts;
    frontier.queue(id);
    const url = frontier.url(id);
    if (!frontier.isInternal(id)) lanes.addExternal(id, originOf(url));
    else if (this.isPage(id)) lanes.addPage(id, frontier.depth(id) + (frontier.isDeferred(id) ? LAST : 0));
    else lanes.addCheck(id);
  }

  /** HTML behind it is read and its links are followed. */
  isPage(id: number): boolean {
    const { frontier, depthLimit } = this.#parts;
    return frontier.isNavigational(id) && frontier.depth(id) <= depthLimit;
  }

  /** Requests a target again that was only checked and proves to be one to read. */
  reconsider(id: number): void {
    const { frontier } = this.#parts;
    if (frontier.isFetched(id) || frontier.verdict(id)?.verdict !== 'ok') return;
    const holdsUrls = frontier.isStylesheet(id) || frontier.isManifest(id);
    if ((this.isPage(id) && frontier.isHtml(id)) || holdsUrls) this.enqueue(id);
  }

  /** A page of an earlier run counts among the variants of its path. */
  recount(url: string): void {
    this.#traps.admits(url);
    this.#shares.isOver(url);
  }

  /** What a page links to is a click away; what a redirect leads to is not. */
  #isBeyond(id: number): boolean {
    return !this.#parts.followsLinks && this.#parts.frontier.depth(id) > 0;
  }

  #wake(id: number, kind: LinkKind, depth: number): void {
    const { frontier, scope } = this.#parts;
    const url = frontier.url(id);
    frontier.wake(id, roleOf(kind, scope.isInternal(url)));
    frontier.lowerDepth(id, depth);
    this.admit(id, resolveStored(url));
  }

  #refusal(id: number, url: string): NotCheckedReason | undefined {
    const { frontier, isExcluded, checkExternal, avoidTraps } = this.#parts;
    if (this.#isBeyond(id)) return 'link_limit';
    if (frontier.isFormOnly(id)) return 'form';
    if (!frontier.isInternal(id)) return checkExternal ? undefined : 'excluded';
    if (isExcluded(url)) return 'excluded';
    return avoidTraps && frontier.isNavigational(id) && !this.#traps.admits(url) ? 'trap' : undefined;
  }
}

/** What no program can follow is broken; the rest may work and is not looked at. */
function refusalOf({ reason, detail }: RefusedLink): Pick<VerdictFacts, 'verdict' | 'reason' | 'detail'> {
  const said = detail === undefined ? {} : { detail };
  return reason === 'invalid_url'
    ? { verdict: 'broken', reason, ...said }
    : { verdict: 'not_checked', reason, ...said };
}
