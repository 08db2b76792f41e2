import type { RobotsBook } from '../robots/robots-book.ts';
import { originOf } from '../url/origin-of.ts';
import { identityOf } from '../url/resolve-link.ts';
import type { UrlRules } from '../url/url-rules.ts';
import type { Frontier } from './frontier.ts';

interface RedirectRuleParts {
  readonly urls: UrlRules;
  readonly frontier: Frontier;
  readonly robots: RobotsBook;
}

/** Decides at which URLs a request stops following redirects, because the next URL is a target that gets its own verdict. */
export class RedirectRule {
  readonly #parts: RedirectRuleParts;
  /** Stops at known URLs of the site, and at any URL that must not be requested, which becomes a target that is `not_checked`. */
  readonly #stopsOwn = (location: string): boolean => this.#isKnownInternal(location) || this.mustNotFollow(location);

  /** Stops at URLs of the site, and at ignored ones. */
  readonly #stopsExternal = (location: string): boolean =>
    this.#parts.urls.isInternal(location) || this.#parts.urls.isIgnored(location);

  constructor(parts: RedirectRuleParts) {
    this.#parts = parts;
  }

  /** The rule at which URLs requests for this target stop. */
  stopFor(id: number): (location: string) => boolean {
    return this.#parts.frontier.isInternal(id) ? this.#stopsOwn : this.#stopsExternal;
  }

  mustNotFollow(location: string): boolean {
    const { urls, robots } = this.#parts;
    if (urls.isIgnored(location)) return true;
    if (!urls.isInternal(location)) return !urls.allowsExternal;
    return !robots.findLoaded(originOf(location))?.allows(location) || urls.isExcluded(location);
  }

  #isKnownInternal(location: string): boolean {
    const { urls, frontier } = this.#parts;
    return urls.isInternal(location) && frontier.find(identityOf(location)) !== undefined;
  }
}
