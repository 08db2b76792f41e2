import type { ExternalHosts } from '../crawl-options.ts';
import { isHtmlType } from '../page/is-html-type.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { RedirectRule } from '../targets/redirect-rule.ts';
import type { VerdictFacts } from '../types/records.ts';

interface VerdictCacheParts {
  readonly hosts: Pick<ExternalHosts, 'cached' | 'remember'>;
  readonly frontier: Frontier;
  readonly rule: RedirectRule;
}

/** Verdicts of external targets that crawls share. */
export class VerdictCache {
  readonly #hosts: VerdictCacheParts['hosts'];
  readonly #frontier: Frontier;
  readonly #rule: RedirectRule;

  constructor({ hosts, frontier, rule }: VerdictCacheParts) {
    this.#hosts = hosts;
    this.#frontier = frontier;
    this.#rule = rule;
  }

  /** The verdict of an earlier crawl, unless this one has to decide by itself. */
  find(id: number): VerdictFacts | undefined {
    const facts = this.#hosts.cached(this.#frontier.url(id));
    return facts === undefined || this.#mayDiffer(id, facts) ? undefined : facts;
  }

  /** The redirects lead to the site of this crawl, or to an ignored URL; or it is linked as a file, and the answer was a page. */
  #mayDiffer(id: number, { redirects, contentType = 'text/html' }: VerdictFacts): boolean {
    const stops = this.#rule.stopFor(id);
    return (
      redirects.some(({ location }) => stops(location)) ||
      (this.#frontier.useOf(id) !== undefined && isHtmlType(contentType))
    );
  }

  /** The verdict of a target that another crawl requested, and this one did not. */
  findBorrowed(id: number): VerdictFacts | undefined {
    return this.#frontier.wasRequested(id) ? undefined : this.find(id);
  }

  remember(id: number, facts: VerdictFacts): void {
    this.#hosts.remember(this.#frontier.url(id), facts);
  }
}
