import { UsageError } from '../../usage-error.ts';
import { restBelow } from '../source/rest-below.ts';
import { leadsToFolder, type Remap } from './read-remap.ts';

/** The place where a URL is requested. */
export interface Remapped {
  readonly rule: Remap;
  /** Undefined: it is looked for in the folder of the rule. */
  readonly url: string | undefined;
}

/** The rules of `--remap`. URLs keep their names in the crawl and in reports; only their requests go elsewhere. */
export class Remapping {
  /** The longest beginning first. */
  readonly #rules: readonly Remap[];
  /** Rules that lead to a URL, the longest of these URLs first. */
  readonly #byUrl: readonly Remap[];

  /** @throws UsageError when two rules are for the same URLs */
  constructor(rules: readonly Remap[]) {
    this.#rules = rules.toSorted((a, b) => b.from.length - a.from.length);
    this.#byUrl = rules.filter((rule) => !leadsToFolder(rule)).toSorted((a, b) => b.to.length - a.to.length);
    const twice = this.#rules.find(({ from }, at) => this.#rules[at + 1]?.from === from);
    if (twice !== undefined) throw new UsageError(`--remap has two places for ${twice.from}. Give one.`);
  }

  /** Undefined for a URL that is requested where it says. */
  find(url: string): Remapped | undefined {
    for (const rule of this.#rules) {
      const rest = restBelow(rule.from, url);
      if (rest !== undefined) return { rule, url: leadsToFolder(rule) ? undefined : rule.to + rest };
    }
    return undefined;
  }

  /**
   * The name of a URL to which requests are sent: the URL that is requested there.
   *
   * @param first rule that is preferred, because several may lead to one place
   */
  nameOf(url: string, first?: Remap): string {
    if (this.find(url) !== undefined) return url;
    for (const { from, to } of first === undefined ? this.#byUrl : [first, ...this.#byUrl]) {
      const rest = restBelow(to, url);
      if (rest !== undefined) return from + rest;
    }
    return url;
  }
}
