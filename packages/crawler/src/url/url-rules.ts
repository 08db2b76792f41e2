import type { CrawlOptions } from '../crawl-options.ts';
import { pathFilter } from './path-filter.ts';
import type { Scope } from './scope.ts';

type Options = Pick<CrawlOptions, 'include' | 'exclude' | 'startUrl' | 'checkExternal' | 'ignores'>;

/** Decides which URLs the options of a crawl let it request: URLs of the site that no pattern leaves out, and maybe external ones. */
export class UrlRules {
  /** False: URLs outside of the site are not requested. */
  readonly allowsExternal: boolean;
  /** Whether the options ignore a URL, whatever its host is. */
  readonly isIgnored: (url: string) => boolean;
  readonly #scope: Scope;
  readonly #isExcluded: (url: string) => boolean;

  /** @throws ExclusionPatternError */
  constructor(scope: Scope, options: Options) {
    this.allowsExternal = options.checkExternal ?? true;
    this.isIgnored = options.ignores ?? (() => false);
    this.#scope = scope;
    this.#isExcluded = pathFilter(options);
  }

  isInternal(url: string): boolean {
    return this.#scope.isInternal(url);
  }

  /** @param url a URL of the site */
  isExcluded(url: string): boolean {
    return this.#isExcluded(url);
  }
}
