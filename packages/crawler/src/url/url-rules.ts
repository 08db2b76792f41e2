import type { CrawlOptions } from '../crawl-options.ts';
import { pathFilter } from './path-filter.ts';
import type { Scope } from './scope.ts';

/** Which URLs the options of a crawl let it request: those of the site that no pattern leaves out, and maybe external ones. */
export class UrlRules {
  /** False: what is not of the site is not requested. */
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

  /** @param url one of the site */
  isExcluded(url: string): boolean {
    return this.#isExcluded(url);
  }
}
