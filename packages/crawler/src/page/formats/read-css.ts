import {
  AT_KEYWORD,
  BLOCK,
  BLOCK_END,
  CLOSE,
  CssTokens,
  END,
  FUNCTION,
  OPEN,
  SEMICOLON,
  STRING,
  URL_TOKEN,
} from './css-tokens.ts';

/** A URL in a style sheet and where it stands (offset in characters). */
interface CssUrl {
  readonly href: string;
  readonly offset: number;
  /** Another style sheet (`@import`), not an image or font. */
  readonly isImport: boolean;
}

/** Enough for any style sheet; the rest is not taken. */
const MAX_URLS = 3_000;
const IMAGE_SETS = new Set(['image-set', '-webkit-image-set']);

/** Kind of the current rule: nothing yet, or a declaration or selector; at-rules have their name as kind. */
const NOTHING = '';
const PLAIN = '-';
/** Kind of the parts of an at-rule that load nothing */
const IGNORED = '@';

/**
 * Finds the URLs that a style sheet loads: `url()` and the strings of `image-set()` in declarations, and `@import` in front of all other
 * rules (CSS Cascade 5, section 2). References into the same document (`url(#clip)`) are no links.
 */
export function readCss(css: string): CssUrl[] {
  // No URL stands anywhere but in parentheses or behind `@import`.
  return css.includes('(') || css.includes('@') ? new CssReader(css, 0).read() : [];
}

/** The same for the value of a `style` attribute, which holds declarations only. */
export function readStyle(css: string): CssUrl[] {
  return new CssReader(css, 1).read();
}

class CssReader {
  readonly #tokens: CssTokens;
  readonly #found: CssUrl[] = [];
  /** Open blocks; declarations stand in one. */
  #depth: number;
  #rule = NOTHING;
  /** A rule has come after which `@import` means nothing. */
  #isLate = false;
  #hasImports = false;
  #parens = 0;
  /** Parentheses that are open right inside of `image-set(`; 0 outside. */
  #imageSet = 0;
  /** The token before this one was `url(`, and where it stands; -1 when not. */
  #urlAt = -1;

  constructor(css: string, depth: number) {
    this.#tokens = new CssTokens(css);
    this.#depth = depth;
  }

  read(): CssUrl[] {
    const tokens = this.#tokens;
    for (let kind = tokens.next(); kind !== END && this.#found.length < MAX_URLS; kind = tokens.next()) {
      const urlAt = this.#urlAt;
      this.#urlAt = -1;
      if (kind === STRING) this.#string(urlAt);
      else if (kind === URL_TOKEN) this.#url(tokens.start);
      else if (kind === BLOCK || kind === BLOCK_END || kind === SEMICOLON) this.#mark(kind);
      else this.#component(kind);
    }
    return this.#found;
  }

  #mark(kind: number): void {
    if (kind === BLOCK) {
      this.#depth++;
      this.#isLate = true;
      this.#begin(NOTHING);
    } else if (this.#depth === 0 && !this.#rule.startsWith(IGNORED)) {
      // A selector goes on to its block, whatever stands in it.
      this.#rule = PLAIN;
    } else {
      if (kind === BLOCK_END) this.#depth--;
      else if (this.#rule === '@namespace' || (this.#rule === '@layer' && this.#hasImports)) this.#isLate = true;
      this.#begin(NOTHING);
    }
  }

  #begin(rule: string): void {
    this.#rule = rule;
    this.#parens = 0;
    this.#imageSet = 0;
  }

  #component(kind: number): void {
    const { value, start } = this.#tokens;
    if (kind === AT_KEYWORD && this.#rule === NOTHING) {
      this.#begin(`@${value}`);
      return;
    }
    if (kind === FUNCTION) {
      this.#parens++;
      if (value === 'url') {
        this.#urlAt = start;
        return;
      }
      if (IMAGE_SETS.has(value) && this.#imageSet === 0) this.#imageSet = this.#parens;
    } else if (kind === OPEN) this.#parens++;
    else if (kind === CLOSE) {
      if (this.#parens === this.#imageSet) this.#imageSet = 0;
      this.#parens = Math.max(0, this.#parens - 1);
    }
    if (this.#rule === NOTHING) this.#rule = PLAIN;
    // What stands between `@import` and its URL makes it mean nothing.
    else if (this.#rule === '@import') this.#rule = IGNORED;
  }

  /** @param urlAt where the `url(` stands that it follows; -1 when it follows anything else */
  #string(urlAt: number): void {
    if (urlAt !== -1) this.#url(urlAt);
    else if (this.#rule === '@import') this.#url(this.#tokens.start);
    else if (this.#imageSet > 0 && this.#imageSet === this.#parens) this.#url(this.#tokens.start);
    else this.#component(STRING);
  }

  #url(offset: number): void {
    const href = this.#tokens.value;
    if (this.#rule === '@import') {
      if (this.#depth === 0 && !this.#isLate) this.#add(href, offset, true);
      this.#hasImports = true;
      this.#rule = IGNORED;
    } else if (this.#rule === PLAIN && this.#depth > 0) this.#add(href, offset, false);
    else if (this.#rule === NOTHING) this.#rule = PLAIN;
  }

  #add(href: string, offset: number, isImport: boolean): void {
    if (href.trim() !== '' && !href.startsWith('#')) this.#found.push({ href, offset, isImport });
  }
}
