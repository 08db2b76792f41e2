/** Kinds of tokens, as far as URLs depend on them; `OTHER` is any run of other characters. */
export const END = 0;
export const OTHER = 1;
/** A string; `value` is its decoded text. */
export const STRING = 2;
/** `url(x)` without quotes; `value` is the decoded URL. */
export const URL_TOKEN = 3;
/** A name and `(`; `value` is the name, lower-case. */
export const FUNCTION = 4;
/** A name behind `@`; `value` is the name, lower-case. */
export const AT_KEYWORD = 5;
export const OPEN = 6;
export const CLOSE = 7;
export const BLOCK = 8;
export const BLOCK_END = 9;
export const SEMICOLON = 10;

const LINE_FEED = 10;
const SPACE = 32;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
const PAREN = 40;
const PAREN_END = 41;
const SLASH = 47;
const STAR = 42;
const AT = 64;
const HASH = 35;
const BACKSLASH = 92;
const DELETE = 127;

/** The kind of each character that is a token by itself, else 0. */
const MARKS = new Uint8Array(128);
for (const [mark, kind] of Object.entries({ '(': OPEN, ')': CLOSE, ';': SEMICOLON, '{': BLOCK, '}': BLOCK_END })) {
  MARKS[mark.charCodeAt(0)] = kind;
}
/** Characters of the longest name that is read: no function or rule that matters has more, escaped or not. */
const LONGEST_NAME = 128;
/** Characters of the longest string or URL that is read: longer ones are data. */
const LONGEST_VALUE = 16_384;
/** A hex escape, with the white space that ends it; or any other character that stands for itself. */
const ESCAPE = /\\(?:([0-9a-f]{1,6})(?:\r\n|[ \n\t\r\f])?|(\r\n|[\s\S]))/gi;

/**
 * The tokens of a style sheet (CSS Syntax 3, section 4), one after the other; comments and white space are left out. Reads
 * each character once, whatever the text.
 */
export class CssTokens {
  readonly #css: string;
  #at = 0;
  /** Offset of the token that was read last. */
  start = 0;
  /** Text of the last token, for the kinds that have one. */
  value = '';

  constructor(css: string) {
    this.#css = css;
  }

  /** Reads the next token and returns its kind. */
  next(): number {
    const css = this.#css;
    while (this.#skipsNothing()) {
      const c = css.charCodeAt(this.#at);
      this.start = this.#at;
      const mark = MARKS[c] ?? 0;
      if (mark !== 0) {
        this.#at++;
        return mark;
      }
      if (c === DOUBLE_QUOTE || c === SINGLE_QUOTE) return this.#string(c);
      if (c === AT) return this.#atKeyword();
      if (c === HASH) this.#name(this.#at + 1);
      else if (this.#isNamePart(this.#at)) return this.#word(c);
      else this.#at++;
      return OTHER;
    }
    this.start = css.length;
    return END;
  }

  /** Goes to the next character that is part of a token; false when there is none. */
  #skipsNothing(): boolean {
    const css = this.#css;
    for (;;) {
      const c = css.charCodeAt(this.#at);
      if (Number.isNaN(c)) return false;
      if (isSpace(c)) this.#at++;
      else if (c === SLASH && css.charCodeAt(this.#at + 1) === STAR) {
        const end = css.indexOf('*/', this.#at + 2);
        this.#at = end === -1 ? css.length : end + 2;
      } else if (c === 60 && css.startsWith('<!--', this.#at)) this.#at += 4;
      else if (c === 45 && css.startsWith('-->', this.#at)) this.#at += 3;
      else return true;
    }
  }

  #atKeyword(): number {
    const from = this.#at + 1;
    this.#name(from);
    if (this.#at === from) return OTHER;
    this.value = this.#nameAt(from);
    return AT_KEYWORD;
  }

  /** Reads a name, which may be that of a function, or a number with its unit. */
  #word(first: number): number {
    const from = this.#at;
    this.#name(from);
    if (this.#css.charCodeAt(this.#at) !== PAREN) return OTHER;
    const isNumber = first >= 48 && first <= 57;
    this.value = isNumber ? '' : this.#nameAt(from);
    this.#at++;
    return this.value === 'url' ? this.#url() : FUNCTION;
  }

  #nameAt(from: number): string {
    return unescaped(this.#css.slice(from, Math.min(this.#at, from + LONGEST_NAME))).toLowerCase();
  }

  /** Moves behind the name that begins at `from`, which may be empty. */
  #name(from: number): void {
    this.#at = from;
    while (this.#isNamePart(this.#at)) this.#at = behind(this.#css, this.#at);
  }

  #isNamePart(at: number): boolean {
    const c = this.#css.charCodeAt(at);
    if (c >= 128 || c === 45 || c === 95 || (c >= 48 && c <= 57)) return true;
    const lower = c | 32;
    if (lower >= 97 && lower <= 122 && c >= 65) return true;
    return c === BACKSLASH && !isNewline(this.#css.charCodeAt(at + 1));
  }

  #string(quote: number): number {
    const css = this.#css;
    const from = this.#at + 1;
    let at = from;
    for (let c = css.charCodeAt(at); at < css.length && c !== quote; c = css.charCodeAt(at)) {
      // A bad string: the declaration that holds it is dropped.
      if (isNewline(c)) {
        this.#at = at;
        return OTHER;
      }
      at = behind(css, at);
    }
    this.#at = Math.min(at + 1, css.length);
    this.value = unescaped(css.slice(from, Math.min(at, from + LONGEST_VALUE)));
    return STRING;
  }

  /** Reads on behind `url(`: a string makes it a function like any other, any other text is the URL itself. */
  #url(): number {
    const css = this.#css;
    while (isSpace(css.charCodeAt(this.#at))) this.#at++;
    const from = this.#at;
    const first = css.charCodeAt(from);
    if (first === DOUBLE_QUOTE || first === SINGLE_QUOTE) return FUNCTION;
    let at = from;
    while (at < css.length && isUrlPart(css, at)) at = behind(css, at);
    const end = Math.min(at, from + LONGEST_VALUE);
    while (isSpace(css.charCodeAt(at))) at++;
    this.#at = at + 1;
    if (at < css.length && css.charCodeAt(at) !== PAREN_END) return this.#badUrl(at);
    this.value = unescaped(css.slice(from, end));
    return URL_TOKEN;
  }

  /** Moves behind the parenthesis that ends a bad URL. */
  #badUrl(from: number): number {
    const css = this.#css;
    let at = from;
    while (at < css.length && css.charCodeAt(at) !== PAREN_END) at = behind(css, at);
    this.#at = at + 1;
    return OTHER;
  }
}

/** Offset behind the character, or the escape, at this offset. */
function behind(css: string, at: number): number {
  if (css.charCodeAt(at) !== BACKSLASH) return at + 1;
  let end = at + 1;
  while (end < at + 7 && isHex(css.charCodeAt(end))) end++;
  if (css.startsWith('\r\n', end)) return end + 2;
  return end === at + 1 || isSpace(css.charCodeAt(end)) ? end + 1 : end;
}

function isHex(c: number): boolean {
  const lower = c | 32;
  return (c >= 48 && c <= 57) || (lower >= 97 && lower <= 102);
}

function isUrlPart(css: string, at: number): boolean {
  const c = css.charCodeAt(at);
  if (c === BACKSLASH) return !isNewline(css.charCodeAt(at + 1));
  if (c === DOUBLE_QUOTE || c === SINGLE_QUOTE || c === PAREN || c === PAREN_END) return false;
  return c > SPACE && c !== DELETE;
}

function isNewline(c: number): boolean {
  return c === LINE_FEED || c === 13 || c === 12;
}

function isSpace(c: number): boolean {
  return c === SPACE || c === 9 || isNewline(c);
}

function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(ESCAPE, (_match, hex: string | undefined, other: string | undefined) => {
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
    return isNewline(other?.charCodeAt(0) ?? 0) ? '' : (other ?? '');
  });
}

function characterOf(code: number): string {
  const isNone = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  return isNone ? '\ufffd' : String.fromCodePoint(code);
}
