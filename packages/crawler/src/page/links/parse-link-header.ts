/** One link of an HTTP `Link` field (RFC 8288, section 3). */
interface HeaderLink {
  readonly href: string;
  /** Lower-case, separated by spaces; '' when absent. */
  readonly rel: string;
  /** '' when absent. */
  readonly hreflang: string;
}

/** Largest number of links that are read; fields have a limited length anyway. */
const MAX = 100;

/** @param value fields joined by `\n` or `, ` */
export function parseLinkHeader(value: string): HeaderLink[] {
  const links: HeaderLink[] = [];
  let at = 0;
  while (links.length < MAX) {
    const open = value.indexOf('<', at);
    if (open === -1) break;
    const close = value.indexOf('>', open);
    if (close === -1) break;
    const end = endOfParameters(value, close + 1);
    const parameters = value.slice(close + 1, end);
    const rel = parameter(/;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i, parameters);
    const hreflang = parameter(/;\s*hreflang\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i, parameters);
    links.push({ href: value.slice(open + 1, close).trim(), rel, hreflang });
    at = end;
  }
  return links;
}

function parameter(pattern: RegExp, parameters: string): string {
  const match = pattern.exec(parameters);
  return (match?.[1] ?? match?.[2] ?? '').toLowerCase();
}

/** Offset of the comma or line end that closes the link; those in quotes do not. */
function endOfParameters(value: string, from: number): number {
  let quoted = false;
  for (let at = from; at < value.length; at++) {
    const c = value[at];
    if (c === '\n') return at;
    if (c === '"') quoted = !quoted;
    else if (c === '\\' && quoted) at++;
    else if (c === ',' && !quoted) return at;
  }
  return value.length;
}
