import type { CrawlOptions } from '../crawl-options.ts';
import { pathFilter } from './path-filter.ts';
import type { Scope } from './scope.ts';

/** Decides which URLs the options of a crawl let it request: URLs of the site that no pattern leaves out, and maybe external ones. */
export class UrlRules {
  /** False: URLs outside of the site are not requested. */
  readonly allowsExternal: boolean;
  readonly #scope: Scope;
  readonly #isExcluded: (url: string) => boolean;

  /** @throws ExclusionPatternError */
  constructor(scope: Scope, options: Pick<CrawlOptions, 'include' | 'exclude' | 'startUrl' | 'checkExternal'>) {
    this.allowsExternal = options.checkExternal ?? true;
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
