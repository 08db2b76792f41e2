import { escapeMarkup } from '../formats/escape-markup.ts';
import { addressEnd, endBeforePunctuation } from './markdown/bare-address.ts';

/**
 * Characters that end an address in plain text. Chinese and Japanese punctuation follows an address without a space.
 */
const NOT_IN_ADDRESSES = /[>"`\\“”„«»。｡、，；：！？（）「」『』【】《》〈〉　]/;
/** An IPv6 address, or a bracket that is never closed. Other words in brackets are placeholders for a host. */
const BRACKETED = /^\[(?:[\da-f:.]*\]|[^\]]*$)/i;

/** The max characters of an address, far beyond the longest one that is checked; a line may be megabytes long. */
const LOOK_AHEAD = 8_192;

/** A page with the web addresses of a text without markup, each on its line. */
export function plainTextPage(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(linksOf)
    .join('\n');
}

function linksOf(line: string): string {
  const schemes = /(?<![a-z])https?:\/\//gi;
  let html = '';
  for (let found = schemes.exec(line); found !== null; found = schemes.exec(line)) {
    const end = endOf(line, schemes.lastIndex);
    if (end <= schemes.lastIndex) continue;
    html += `<a href="${escapeMarkup(line.slice(found.index, end))}"></a>`;
    schemes.lastIndex = end;
  }
  return html;
}

/** The end of the address whose host begins at `from`. */
function endOf(line: string, from: number): number {
  const ahead = line.slice(from, from + LOOK_AHEAD);
  const other = ahead.search(NOT_IN_ADDRESSES);
  const limit = from + (other === -1 ? ahead.length : other);
  const host = BRACKETED.exec(ahead)?.[0];
  if (host === undefined) return addressEnd(line, from, limit);
  return endBeforePunctuation(line, host.endsWith(']') ? from + host.length : from, limit);
}
