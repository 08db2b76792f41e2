import type { CrawlRecord, VerdictRecord } from '@linkvitals/crawler';
import { hasBackslash, INDEX, isFileUrl, placeOf } from './file-urls.ts';
import { MergedTargets } from './merged-targets.ts';
import { hasPlaceholder } from './placeholder.ts';

type Judgement = Pick<VerdictRecord, 'verdict' | 'reason' | 'detail'>;

const OUTSIDE: Judgement = {
  verdict: 'unverifiable',
  reason: 'address_refused',
  detail: 'It leads out of the working folder.',
};
const LEFT_OUT: Judgement = { verdict: 'not_checked', reason: 'excluded' };
const UNFILLED: Judgement = { verdict: 'not_checked', reason: 'placeholder' };

/**
 * Adapts the records of a crawl of files for reports: `/a.md` and `a.md` are one target, and targets outside the
 * working folder, or left out, are not checked.
 */
export class FileRecords {
  readonly #merged = new MergedTargets((url) => (isFileUrl(url) && url !== INDEX ? placeOf(url).path : undefined));
  readonly #isLeftOut: (url: string) => boolean;
  readonly #files = new Set<number>();
  readonly #backslashed = new Set<number>();
  readonly #unseen = new Map<number, Judgement>();
  /** Folders of checked files whose names hold a placeholder. */
  readonly #templateFolders: ReadonlySet<string>;

  constructor(isLeftOut: (url: string) => boolean, files: readonly string[]) {
    this.#isLeftOut = isLeftOut;
    this.#templateFolders = new Set(files.map((file) => new URL('.', file).href).filter(hasPlaceholder));
  }

  adapt(record: CrawlRecord): CrawlRecord | undefined {
    const merged = this.#merged.adapt(record);
    if (merged?.type === 'target' && this.#isUnfilled(merged.url)) this.#unseen.set(merged.id, UNFILLED);
    if (merged?.type === 'target' && isFileUrl(merged.url)) {
      this.#files.add(merged.id);
      if (hasBackslash(merged.url)) this.#backslashed.add(merged.id);
      if (placeOf(merged.url).isOutside) this.#unseen.set(merged.id, OUTSIDE);
      else if (this.#isLeftOut(merged.url)) this.#unseen.set(merged.id, LEFT_OUT);
    }
    if (merged?.type === 'verdict' && merged.status === 403 && this.#files.has(merged.target)) {
      return { ...merged, detail: 'Permission to read it was denied.' };
    }
    if (merged?.type === 'verdict' && merged.reason === 'not_found' && this.#backslashed.has(merged.target)) {
      return { ...merged, detail: 'A backslash is no slash in Markdown: its address is %5C.' };
    }
    const unseen = merged?.type === 'verdict' ? this.#unseen.get(merged.target) : undefined;
    if (merged?.type !== 'verdict' || unseen === undefined || merged.verdict === 'not_checked') return merged;
    // A file may really have such a name.
    if (unseen === UNFILLED && merged.verdict === 'ok' && this.#files.has(merged.target)) return merged;
    return { type: 'verdict', target: merged.target, requested: false, redirects: [], warnings: [], ...unseen };
  }

  #isUnfilled(url: string): boolean {
    if (!hasPlaceholder(url)) return false;
    const folder = [...this.#templateFolders].find((name) => url.startsWith(name)) ?? '';
    return hasPlaceholder(url.slice(folder.length));
  }
}
