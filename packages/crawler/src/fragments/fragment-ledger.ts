import { NumberLists } from '../memory/number-lists.ts';
import { fnv1a } from '../page/text/fnv1a.ts';
import type { PageLink, PageRecord } from '../types/records.ts';
import { decodeFragment } from '../url/decode-fragment.ts';
import { type FragmentUse, OpenUses } from './open-uses.ts';
import { isStateFragment } from './state-fragments.ts';

/** Ids that are kept of all pages together: 32 MiB, more than 80 of each of 100,000 pages. */
const MAX_KEPT = 2 ** 23;
/** A page with no more has its ids kept in any case: they take no more room than the rest that is known of it. */
const FEW = 128;

/**
 * Fragments that links name, against the ids that pages have, in whatever order the two become known. A fragment
 * that was found is forgotten; only the open ones take room.
 */
export class FragmentLedger {
  readonly #anchors = new NumberLists();
  readonly #open = new OpenUses();
  /** Open fragments that the redirects of targets lead to; few. */
  readonly #redirects = new Map<number, string>();
  readonly #urlOf: (target: number) => string;
  readonly #maxKept: number;

  constructor(urlOf: (target: number) => string, maxKept = MAX_KEPT) {
    this.#urlOf = urlOf;
    this.#maxKept = maxKept;
  }

  /** Takes note of a page that was read: its ids. */
  note({ target, anchors }: Pick<PageRecord, 'target' | 'anchors'>): void {
    this.learn(target, anchors);
  }

  /** Takes note of a link on page `page`; links without a fragment that could be missing are passed over. */
  noteLink(page: number, link: PageLink): void {
    const { target } = link;
    if (link.fragment === undefined || this.#anchors.includes(target, fnv1a(link.fragment))) return;
    const fragment = judgedPart(link.fragment, () => this.#urlOf(target));
    if (fragment === undefined) return;
    if (this.#anchors.has(target) && namesOf(fragment).some((name) => this.#anchors.includes(target, name))) return;
    this.#open.add(target, fragment, { ...link, page });
  }

  /** The ids of a target's page are known now. Where there is no room for them, those count that links have named so far. */
  learn(target: number, anchors: Uint32Array): void {
    const isKept = anchors.length <= FEW || this.#anchors.size + anchors.length <= this.#maxKept;
    this.#anchors.set(target, isKept ? anchors : [UNREAD_ANCHORS, ...MARKS.filter((mark) => anchors.includes(mark))]);
    this.#settle(target, anchors);
  }

  /**
   * The redirects of `target` lead to a fragment. It counts instead of those that links to the target have, as in
   * browsers (Fetch standard, "location URL"). To be called when all links are noted.
   */
  leads(target: number, fragment: string): void {
    this.#open.settle(target, () => true);
    const part = judgedPart(fragment, () => this.#urlOf(target));
    if (part !== undefined) this.#redirects.set(target, part);
  }

  /** The redirects of the target lead to a fragment that was not found. */
  leadsAstray(target: number): boolean {
    return this.#redirects.has(target);
  }

  /** `target` redirects to `final`: the ids of `final` count for it. */
  redirected(target: number, final: number): void {
    const anchors = this.#anchors.get(final);
    if (anchors === undefined) return;
    this.#anchors.share(target, final);
    this.#settle(target, anchors);
  }

  isKnown(target: number): boolean {
    return this.#anchors.has(target);
  }

  /** The ids that are known of it are not all: some of the page was not read, or they were not kept. */
  isReadInPart(target: number): boolean {
    return this.#anchors.includes(target, UNREAD_ANCHORS);
  }

  /** It is a page of another host whose scripts may make more ids. */
  hasScripts(target: number): boolean {
    return this.#anchors.includes(target, SCRIPT_ANCHORS);
  }

  /** Some link or redirect to it has a fragment that was not found yet. */
  wants(target: number): boolean {
    return this.#open.has(target) || this.#redirects.has(target);
  }

  /** Targets with open fragments, in order; a snapshot. */
  get openTargets(): number[] {
    const { targets } = this.#open;
    if (this.#redirects.size === 0) return targets;
    return [...new Set([...targets, ...this.#redirects.keys()])].sort((a, b) => a - b);
  }

  open(target: number): ReadonlyMap<string, readonly FragmentUse[]> {
    return this.#open.of(target);
  }

  #settle(target: number, anchors: Uint32Array): void {
    if (!this.wants(target)) return;
    const present = presenceIn(anchors);
    // Nearly all are there as they are written.
    const isThere = (fragment: string): boolean => present(fnv1a(fragment)) || namesOf(fragment).some(present);
    this.#open.settle(target, isThere);
    const led = this.#redirects.get(target);
    if (led !== undefined && isThere(led)) this.#redirects.delete(target);
  }
}

/** Stands among the ids of a page that its scripts make: every fragment may be there. No id has this text. */
export const ANY_ANCHOR = fnv1a('\0');

/** Stands among the ids of a page that was not read to its end, or whose ids are not kept. No id has this text. */
export const UNREAD_ANCHORS = fnv1a('\0\0');

/** Stands among the ids of a page of another host whose scripts may make more. No id has this text. */
export const SCRIPT_ANCHORS = fnv1a('\0\0\0');

/** Marks that stay known of a page whose ids are not kept. */
const MARKS = [ANY_ANCHOR, SCRIPT_ANCHORS];

/** Whether a number is among these: a few are looked through, and of many a set is made. */
function presenceIn(anchors: Uint32Array): (name: number) => boolean {
  if (anchors.length <= FEW) return (name) => anchors.includes(name);
  const set = new Set(anchors);
  return (name) => set.has(name);
}

/**
 * Nothing that was read of the page says what it will hold: it is a script, with hardly any text and ids, or it goes on behind
 * what was read.
 */
export function isMadeByScripts({ anchors }: Pick<PageRecord, 'anchors'>): boolean {
  return anchors.includes(ANY_ANCHOR) || anchors.includes(UNREAD_ANCHORS);
}

/**
 * Hashes of the ids that a fragment may mean: as it is written first, decoded after (HTML standard, "find a potential
 * indicated element"). Sites that show texts of their users (code forges above all) put a prefix before the ids in them
 * and let a script find `#readme` all the same, GitHub in lower case too. A range of numbered lines, `12-20` of rustdoc, is found by its first.
 */
function namesOf(fragment: string): number[] {
  const decoded = decodeFragment(fragment);
  const names = [fnv1a(decoded), fnv1a(`user-content-${decoded}`), ANY_ANCHOR];
  const lower = decoded.toLowerCase();
  if (lower !== decoded) names.push(fnv1a(`user-content-${lower}`));
  const line = LINES.exec(decoded)?.[1];
  if (line !== undefined) names.push(fnv1a(line));
  if (decoded !== fragment) names.push(fnv1a(fragment), fnv1a(`user-content-${fragment}`));
  return names;
}

const LINES = /^(\d+)-\d+$/;

/**
 * The part of a fragment that must name an id, as written. Nothing to judge: `top` (always there, HTML standard), text
 * fragments (`:~:text=`), and the states of applications.
 */
function judgedPart(fragment: string, url: () => string): string | undefined {
  const directive = fragment.indexOf(':~:');
  const id = directive === -1 ? fragment : fragment.slice(0, directive);
  const name = decodeFragment(id);
  return name === '' || name.toLowerCase() === 'top' || isStateFragment(name, url) ? undefined : id;
}
