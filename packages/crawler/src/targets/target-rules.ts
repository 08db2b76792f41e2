import type { NotCheckedReason } from '../types/verdict.ts';
import type { UrlRules } from '../url/url-rules.ts';
import type { Frontier } from './frontier.ts';

interface TargetRulesParts {
  readonly frontier: Frontier;
  readonly urls: UrlRules;
  /** Clicks from the start beyond which targets get `link_limit`; only finite with `only`. `depthLimit` is checked in TargetQueue. */
  readonly maxClicks: number;
}

/** Decides which targets must not be requested, whatever they are. */
export class TargetRules {
  readonly #parts: TargetRulesParts;

  constructor(parts: TargetRulesParts) {
    this.#parts = parts;
  }

  isInternal(url: string): boolean {
    return this.#parts.urls.isInternal(url);
  }

  /** The target is beyond `maxClicks`. A link on a page adds a click; a redirect does not. */
  isBeyond(id: number): boolean {
    return this.#parts.frontier.depth(id) > this.#parts.maxClicks;
  }

  /** The reason why a new target must not be requested; undefined when it may be. */
  refusalOf(id: number, url: string): NotCheckedReason | undefined {
    const { frontier, urls } = this.#parts;
    if (this.isBeyond(id)) return 'link_limit';
    if (frontier.isFormOnly(id)) return 'form';
    if (urls.isIgnored(url)) return 'excluded';
    if (!frontier.isInternal(id)) return urls.allowsExternal ? undefined : 'excluded';
    return urls.isExcluded(url) ? 'excluded' : undefined;
  }
}
