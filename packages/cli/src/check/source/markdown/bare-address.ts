/** The max length of a host name (RFC 1035, section 2.3.4), with room for a dot at its end. */
const HOST_LIMIT = 256;
const STOP = /[\s<]|\](?=[([])/g;
const TRAILING = new Set('?!.,:*_~\'"]');

/**
 * The end of the address whose host begins at `from`, by the rules of GitHub Flavored Markdown ("Autolinks
 * (extension)"): up to white space or `<`, without the punctuation of the sentence around it. -1: there is no address.
 */
export function addressEnd(text: string, from: number, limit = text.length): number {
  if (!isHost(text.slice(from, Math.min(limit, from + HOST_LIMIT)))) return -1;
  return endBeforePunctuation(text, from, limit);
}

/** The end of an address, without a look at its host. */
export function endBeforePunctuation(text: string, from: number, limit: number): number {
  STOP.lastIndex = from;
  const end = Math.min(STOP.exec(text)?.index ?? limit, limit);
  return from + lengthWithoutTrailing(text.slice(from, end));
}

/** Whether a text begins with a host: letters of any script, digits, hyphens; no underscore in the last two labels. */
function isHost(text: string): boolean {
  const host = /^[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}_.-]*/u.exec(text)?.[0] ?? '';
  return host !== '' && host.length < HOST_LIMIT && !/_[^.]*(?:\.[^.]*)?$/.test(host);
}

function lengthWithoutTrailing(address: string): number {
  let unopened = address.split(')').length - address.split('(').length;
  let at = address.length;
  while (at > 0) {
    const last = address[at - 1] ?? '';
    if (last === ')' && unopened > 0) unopened--;
    else if (last === ';') {
      const entity = /&[a-z0-9]+;$/i.exec(address.slice(Math.max(0, at - 40), at))?.[0];
      if (entity === undefined) break;
      at -= entity.length - 1;
    } else if (!TRAILING.has(last)) break;
    at--;
  }
  return at;
}

/** The mail address around the `@` at `at`; undefined when there is none. */
export function mailAddress(text: string, at: number): { readonly start: number; readonly end: number } | undefined {
  const before = /[\w.+-]+$/.exec(text.slice(Math.max(0, at - 64), at))?.[0] ?? '';
  const after = /^[a-z0-9][\w.-]*[a-z](?![\w-])/i.exec(text.slice(at + 1, at + 1 + HOST_LIMIT))?.[0] ?? '';
  const start = at - before.length;
  if (before === '' || !after.includes('.') || after.includes('..') || text[start - 1] === '/') return undefined;
  return { start, end: at + 1 + after.length };
}
