import { fitsPattern } from '@linkvitals/contract/url-pattern';

/** A rule that ignores issues of a domain. */
export interface Rule {
  readonly id: string;
  readonly kind: string | null;
  readonly url_pattern: string | null;
  readonly reason: string;
  readonly created_by: string;
  /** Epoch ms; null: the rule does not expire. */
  readonly expires_at: number | null;
}

type Condition = Pick<Rule, 'kind' | 'url_pattern'>;

/** The properties of an issue that rules compare. */
interface Subject {
  readonly kind: string;
  readonly url: string;
  /** Whether the URL is on the site of the domain. */
  readonly internal: boolean;
}

/** The part of a URL after the host. */
const pathOf = (url: string): string => url.replace(/^[a-z]+:\/\/[^/?#]*/i, '');

/** Whether a URL fits. A pattern that begins with a slash is for paths of the site, under any of its hosts. */
const fitsUrl = (pattern: string, { url, internal }: Subject): boolean =>
  pattern.startsWith('/') ? internal && fitsPattern(pattern, pathOf(url)) : fitsPattern(pattern, url);

const fits = ({ kind, url_pattern }: Condition, subject: Subject): boolean =>
  (kind === null || kind === subject.kind) && (url_pattern === null || fitsUrl(url_pattern, subject));

/** Returns a function that finds the first rule that an issue fits. */
export const compileRules =
  <One extends Condition>(rules: readonly One[]) =>
  (subject: Subject): One | undefined =>
    rules.find((rule) => fits(rule, subject));
