/** What is ignored on a domain. */
export interface Rule {
  readonly id: string;
  readonly kind: string | null;
  readonly url_pattern: string | null;
  readonly reason: string;
  readonly created_by: string;
  /** Epoch ms; null: for good. */
  readonly expires_at: number | null;
}

/** Whether a URL fits a pattern in which `*` stands for any characters, as far as they go. Pure; linear but for many `*`. */
export function fitsPattern(pattern: string, url: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return pattern === url;
  if (!url.startsWith(first)) return false;
  const last = rest.pop() ?? '';
  let at = first.length;
  for (const part of rest) {
    const found = url.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return url.length - last.length >= at && url.endsWith(last);
}

type Condition = Pick<Rule, 'kind' | 'url_pattern'>;

const fits = ({ kind, url_pattern }: Condition, fault: { readonly kind: string; readonly url: string }): boolean =>
  (kind === null || kind === fault.kind) && (url_pattern === null || fitsPattern(url_pattern, fault.url));

/** The first rule that a fault fits. */
export const compileRules =
  <One extends Condition>(rules: readonly One[]) =>
  (fault: { readonly kind: string; readonly url: string }): One | undefined =>
    rules.find((rule) => fits(rule, fault));
