import { leadsOutside, outsideUrl } from './outside-links.ts';

/** Attributes that hold one address. */
const ADDRESS = 'href|src|poster|data|action|cite|xlink:href|data-src|data-original|data-lazy-src';
/** Attributes that hold addresses with a width or density each. */
const SOURCES = 'srcset|imagesrcset|data-srcset|data-lazy-srcset';
const ATTRIBUTE = new RegExp(
  `(?<=[\\s"'/])(${ADDRESS}|${SOURCES})(\\s*=\\s*)(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`,
  'gi',
);
/** A comma ends an address, and may stand within one. */
const SOURCE = /[^\s,](?:\S*[^\s,])?/g;
const CSS_URL = /\burl\(\s*(["']?)([^"'()\s]+)\1\s*\)/gi;
const IS_SOURCES = new RegExp(`^(?:${SOURCES})$`, 'i');

/**
 * HTML in which the links that lead above the working folder are replaced by the URLs that stand for them, each on its
 * line. A page with a `base` stays as it is: its links start from there.
 *
 * @param depth folders between the working folder and the file that holds the HTML
 * @param readable an address as reports are to show it
 */
export function withOutsideUrls(html: string, depth: number, readable: (text: string) => string = String): string {
  if (!html.includes('..') && !/%2e/i.test(html)) return html;
  if (/<base[\s/]/i.test(html)) return html;
  const replaced = (address: string): string => {
    const href = address.trim().replace(/&amp;/gi, '&');
    return leadsOutside(href, depth) ? outsideUrl(readable(href)) : address;
  };
  const styled = html.replace(CSS_URL, (whole, _, address: string) => {
    const outside = replaced(address);
    return outside === address ? whole : `url(${outside})${linesOf(whole)}`;
  });
  return styled.replace(ATTRIBUTE, (whole, name: string, equals: string, ...[double, single, bare]: string[]) => {
    const value = double ?? single ?? bare ?? '';
    const outside = IS_SOURCES.test(name) ? value.replace(SOURCE, replaced) : replaced(value);
    if (outside === value) return whole;
    const lost = linesOf(value).slice(linesOf(outside).length);
    return `${name}${equals}"${outside}${lost}"`;
  });
}

/** The same for the bytes of a file, in whatever charset based on ASCII it is written. */
export function bytesWithOutsideUrls(bytes: Buffer, depth: number): Uint8Array {
  const html = bytes.toString('latin1');
  const replaced = withOutsideUrls(html, depth, (text) => Buffer.from(text, 'latin1').toString());
  return replaced === html ? bytes : Buffer.from(replaced, 'latin1');
}

const linesOf = (text: string): string => text.replace(/[^\n]/g, '');
