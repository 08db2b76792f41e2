/** A URL in a stylesheet and where it stands (offset in characters). */
interface CssUrl {
  readonly href: string;
  readonly offset: number;
  /** Another stylesheet (`@import`), not an image or font. */
  readonly isImport: boolean;
}

/** Enough for any stylesheet; the rest is not taken. */
const MOST = 3_000;

/**
 * The `url()` and `@import "…"` of a stylesheet. One pass, no backtracking. Comments, strings and `@namespace` names
 * are not links, nor are references into the same document (`url(#clip)`).
 */
export function readCss(css: string): CssUrl[] {
  const found: CssUrl[] = [];
  let at = 0;
  let statement = '';
  while (at < css.length && found.length < MOST) {
    const c = css.charCodeAt(at);
    if (c === 47 && css.charCodeAt(at + 1) === 42) at = after(css, '*/', at + 2);
    else if (c === 34 || c === 39) {
      const end = endOfString(css, at);
      if (statement === '@import') take(found, css.slice(at + 1, end), { offset: at, isImport: true });
      statement = statement === '@import' ? '' : statement;
      at = end + 1;
    } else if (c === 64) {
      statement = /^@[a-z-]{0,20}/i.exec(css.slice(at, at + 24))?.[0].toLowerCase() ?? '';
      at += 1;
    } else if (c === 59 || c === 123) {
      statement = '';
      at += 1;
    } else if ((c | 32) === 117 && isUrlFunction(css, at)) {
      at = readUrlFunction(css, at, {
        found: statement === '@namespace' ? [] : found,
        isImport: statement === '@import',
      });
    } else at += 1;
  }
  return found;
}

function isUrlFunction(css: string, at: number): boolean {
  if (css.slice(at, at + 4).toLowerCase() !== 'url(') return false;
  const previous = css.charCodeAt(at - 1);
  return Number.isNaN(previous) || !/[\w-]/.test(String.fromCharCode(previous));
}

/** Gives the offset behind the closing parenthesis. */
function readUrlFunction(css: string, from: number, into: { found: CssUrl[]; isImport: boolean }): number {
  let at = from + 4;
  while (at < css.length && css.charCodeAt(at) <= 32) at++;
  const quote = css.charCodeAt(at);
  const quoted = quote === 34 || quote === 39;
  const end = quoted ? endOfString(css, at) : css.indexOf(')', at);
  if (end === -1) return css.length;
  const raw = quoted ? css.slice(at + 1, end) : css.slice(at, end).trim();
  take(into.found, raw, { offset: from, isImport: into.isImport });
  return end + 1;
}

function take(found: CssUrl[], raw: string, where: Omit<CssUrl, 'href'>): void {
  const href = raw.includes('\\') ? raw.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gis, unescaped) : raw;
  if (href !== '' && !href.startsWith('#')) found.push({ href, ...where });
}

function unescaped(_match: string, hex: string | undefined, plain: string | undefined): string {
  if (hex === undefined) return plain === '\n' ? '' : (plain ?? '');
  const code = Number.parseInt(hex, 16);
  return code === 0 || code > 0x10ffff ? '�' : String.fromCodePoint(code);
}

/** Offset of the closing quote; an unclosed string ends at the line's end (CSS Syntax 3, section 4.3.5). */
function endOfString(css: string, open: number): number {
  const quote = css.charCodeAt(open);
  for (let at = open + 1; at < css.length; at++) {
    const c = css.charCodeAt(at);
    if (c === quote || c === 10) return at;
    if (c === 92) at++;
  }
  return css.length;
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? text.length : at + mark.length;
}
