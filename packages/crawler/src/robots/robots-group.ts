/** The rules of a robots.txt that hold for one crawler, its groups merged. */
interface RobotsGroup {
  readonly rules: readonly RobotsRule[];
  /** Seconds as written, when it is a sane number. */
  readonly crawlDelay: number | undefined;
  /** Absolute or relative, as written; they belong to no group. */
  readonly sitemaps: readonly string[];
}

export interface RobotsRule {
  readonly allow: boolean;
  /** As written, never empty. */
  readonly pattern: string;
}

const MOST_SITEMAPS = 1_000;

interface Gathered {
  rules: RobotsRule[];
  crawlDelay: number | undefined;
}

/**
 * Takes from a robots.txt what concerns `token` (RFC 9309, section 2.2): all groups that name it, merged; else all
 * groups of `*`; else nothing. A group is ended by the first user-agent line after one of its rules, and by nothing
 * else: Sitemap, Crawl-delay, unknown and broken lines stand where they like (2.2.4).
 */
export function robotsGroup(text: string, token: string): RobotsGroup {
  const wanted = token.toLowerCase();
  const own: Gathered = { rules: [], crawlDelay: undefined };
  const others: Gathered = { rules: [], crawlDelay: undefined };
  const sitemaps: string[] = [];
  let named = false;
  let current: Gathered[] = [];
  let inRules = false;
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const [key, value] = splitLine(line);
    if (key === 'user-agent') {
      if (inRules) current = [];
      inRules = false;
      const agent = productToken(value);
      if (agent === '*') current = add(current, others);
      else if (agent === wanted) {
        named = true;
        current = add(current, own);
      }
    } else if (key === 'allow' || key === 'disallow') {
      inRules = true;
      if (value !== '') for (const group of current) group.rules.push({ allow: key === 'allow', pattern: value });
    } else if (key === 'crawl-delay') {
      for (const group of current) group.crawlDelay ??= saneDelay(value);
    } else if (key === 'sitemap' && value !== '' && sitemaps.length < MOST_SITEMAPS) sitemaps.push(value);
  }
  const chosen = named ? own : others;
  return { rules: chosen.rules, crawlDelay: chosen.crawlDelay, sitemaps };
}

function splitLine(line: string): [key: string, value: string] {
  const comment = line.indexOf('#');
  const text = comment === -1 ? line : line.slice(0, comment);
  const colon = text.indexOf(':');
  return colon === -1 ? ['', ''] : [text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1).trim()];
}

/** `FooBot/1.0 (…)` names FooBot: a product token is letters, `_` and `-` (2.2.1). */
function productToken(value: string): string {
  return value.startsWith('*') ? '*' : (/^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? '');
}

function add(groups: Gathered[], group: Gathered): Gathered[] {
  return groups.includes(group) ? groups : [...groups, group];
}

function saneDelay(value: string): number | undefined {
  const seconds = Number(value);
  return value !== '' && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
