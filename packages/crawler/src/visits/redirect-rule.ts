import type { RobotsBook } from '../robots/robots-book.ts';
import type { Frontier } from '../targets/frontier.ts';
import { originOf } from '../url/origin-of.ts';
import { identityOf } from '../url/resolve-link.ts';
import type { UrlRules } from '../url/url-rules.ts';

interface RedirectRuleParts {
  readonly urls: UrlRules;
  readonly frontier: Frontier;
  readonly robots: RobotsBook;
}

/** Where a request stops to follow redirects, since what comes next is a target that is judged by itself. */
export class RedirectRule {
  readonly #parts: RedirectRuleParts;

  constructor(parts: RedirectRuleParts) {
    this.#parts = parts;
  }

  /** For targets of the site. Also what must not be requested: it is then a target of its own, and refused as one. */
  readonly ofSite = (location: string): boolean => this.#isKnownInternal(location) || this.isRefused(location);

  /** For targets of other hosts: back to the site. */
  readonly ofOthers = (location: string): boolean => this.#parts.urls.isInternal(location);

  isRefused(location: string): boolean {
    const { urls, robots } = this.#parts;
    if (!urls.isInternal(location)) return !urls.allowsExternal;
    return !robots.loaded(originOf(location))?.allows(location) || urls.isExcluded(location);
  }

  #isKnownInternal(location: string): boolean {
    const { urls, frontier } = this.#parts;
    return urls.isInternal(location) && frontier.find(identityOf(location)) !== undefined;
  }
}
