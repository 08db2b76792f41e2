const TAB = 9;
const LINE_FEED = 10;
const FORM_FEED = 12;
const RETURN = 13;
const SPACE = 32;
const EXCLAMATION = 33;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
const HYPHEN = 45;
const SLASH = 47;
const LESS_THAN = 60;
const EQUALS = 61;
const GREATER_THAN = 62;
const QUESTION = 63;

/** The piece of markup that a `<` begins. */
export type Mark = 'comment' | 'start' | 'end' | 'other' | 'none';

/** Tags and attributes in bytes of an unknown encoding, as "prescan a byte stream" of the HTML standard reads them. */
export class TagBytes {
  readonly #bytes: Buffer;
  #at = 0;
  #name: readonly [number, number] = [0, 0];
  #value: readonly [number, number] = [0, 0];

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** The bytes ended inside the piece that was read last. */
  get isOver(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** Moves to the next `<`. False when there is none. */
  next(): boolean {
    const at = this.#bytes.indexOf(LESS_THAN, this.#at);
    this.#at = at === -1 ? this.#bytes.length : at;
    return at !== -1;
  }

  get mark(): Mark {
    const [first, second, third] = this.#bytes.subarray(this.#at + 1, this.#at + 4);
    if (isLetter(first)) return 'start';
    if (first === SLASH && isLetter(second)) return 'end';
    if (first === EXCLAMATION && second === HYPHEN && third === HYPHEN) return 'comment';
    return first === EXCLAMATION || first === SLASH || first === QUESTION ? 'other' : 'none';
  }

  /** Name of the start tag at the current place, lower-case, cut after `longest` letters; white space, `/` and `>` end it. */
  tagName(longest: number): string {
    const start = this.#at + 1;
    let end = start;
    for (; end < this.#bytes.length && end - start < longest; end++) {
      const c = this.#bytes[end];
      if (isSpace(c) || c === SLASH || c === GREATER_THAN) break;
    }
    return this.#text([start, end]);
  }

  /** Moves behind the piece of markup at the current place, of which `mark` is the kind. */
  skip(mark: Mark): void {
    if (mark === 'none') this.#at++;
    else if (mark === 'comment') this.#skipComment();
    else if (mark === 'other') this.#skipPast(GREATER_THAN);
    else {
      this.#skipName();
      this.skipAttributes();
    }
  }

  /** Moves behind `<` and a name of so many letters. */
  enter(letters: number): void {
    this.#at += letters + 1;
  }

  skipAttributes(): void {
    while (this.nextAttribute());
  }

  /** Moves to the end tag of the element of this name, whatever stands before it. */
  skipContent(name: string): void {
    for (let at = this.#bytes.indexOf('</', this.#at); at !== -1; at = this.#bytes.indexOf('</', at + 2)) {
      if (this.#text([at + 2, at + 2 + name.length]) !== name) continue;
      this.#at = at;
      return;
    }
    this.#at = this.#bytes.length;
  }

  /** Reads the next attribute: "get an attribute". False at the end of the tag, and when the bytes end. */
  nextAttribute(): boolean {
    let c = this.#bytes[this.#at];
    while (isSpace(c) || c === SLASH) c = this.#bytes[++this.#at];
    if (c === undefined || c === GREATER_THAN) return false;
    const start = this.#at;
    // A `=` in front belongs to the name.
    do c = this.#bytes[++this.#at];
    while (c !== undefined && !isSpace(c) && c !== SLASH && c !== GREATER_THAN && c !== EQUALS);
    this.#name = [start, this.#at];
    this.#value = [this.#at, this.#at];
    c = this.#skipSpace();
    if (c === EQUALS) {
      this.#at++;
      this.#readValue();
    }
    return !this.isOver;
  }

  /** Name of the attribute that was read last, with ASCII letters in lower case. */
  get name(): string {
    return this.#text(this.#name);
  }

  get value(): string {
    return this.#text(this.#value);
  }

  #readValue(): void {
    const c = this.#skipSpace();
    if (c === DOUBLE_QUOTE || c === SINGLE_QUOTE) {
      const start = this.#at + 1;
      this.#at = start;
      this.#skipPast(c);
      this.#value = [start, this.#at - 1];
      return;
    }
    const start = this.#at;
    let end = start;
    while (end < this.#bytes.length && !isSpace(this.#bytes[end]) && this.#bytes[end] !== GREATER_THAN) end++;
    this.#at = end;
    this.#value = [start, end];
  }

  #skipName(): void {
    let c = this.#bytes[this.#at];
    while (c !== undefined && !isSpace(c) && c !== GREATER_THAN) c = this.#bytes[++this.#at];
  }

  /** Moves behind a comment. `<!-->` is a whole comment: its hyphens may be those of the end. */
  #skipComment(): void {
    const at = this.#bytes.indexOf('-->', this.#at + 2);
    this.#at = at === -1 ? this.#bytes.length : at + 3;
  }

  #skipPast(c: number): void {
    const at = this.#bytes.indexOf(c, this.#at);
    this.#at = at === -1 ? this.#bytes.length : at + 1;
  }

  #skipSpace(): number | undefined {
    while (isSpace(this.#bytes[this.#at])) this.#at++;
    return this.#bytes[this.#at];
  }

  #text([start, end]: readonly [number, number]): string {
    return this.#bytes.toString('latin1', start, end).toLowerCase();
  }
}

function isSpace(c: number | undefined): boolean {
  return c === SPACE || c === LINE_FEED || c === RETURN || c === TAB || c === FORM_FEED;
}

function isLetter(c: number | undefined): boolean {
  const lower = (c ?? 0) | 32;
  return c !== undefined && c < 128 && lower >= 97 && lower <= 122;
}
