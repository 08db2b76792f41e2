import type { Token } from 'markdown-it';
import { escapeMarkup } from '../../formats/escape-markup.ts';
import { HeadingIds } from './heading-ids.ts';
import { type Gap, gapsOf } from './nesting.ts';
import { isOnePiece, piecesOf } from './paragraph-pieces.ts';
import { type Dialect, type MarkdownReader, markdownReader } from './parser.ts';
import { selfContained } from './raw-html.ts';

export interface MarkdownPage {
  readonly html: string;
  /** Reasons why links may be missing; mostly none. */
  readonly gaps: readonly Gap[];
}

/**
 * The links, images, headings and raw HTML of a Markdown file as HTML, each on its own line. Headings have the ids that
 * GitHub gives them, and those that the author gives. Time and memory are proportional to the length of the file,
 * whatever it holds.
 */
export function markdownPage(markdown: string, dialect: Dialect = 'markdown'): MarkdownPage {
  const reader = markdownReader(dialect);
  const page = new PageWriter(reader);
  for (const token of reader.blocks(withoutFrontMatter(markdown))) page.take(token);
  return { html: page.lines.toString(), gaps: gapsOf(reader.notes) };
}

/**
 * Removes settings for a site generator at the start of a file. Their line breaks stay, so that lines keep their
 * numbers.
 */
const withoutFrontMatter = (text: string): string =>
  text.replace(/^\ufeff?(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\n\1[ \t]*(?:\r?\n|$)/, (block) => block.replace(/[^\n]/g, ''));

class PageWriter {
  readonly lines = new PageLines();
  readonly #ids = new HeadingIds();
  readonly #reader: MarkdownReader;
  #line = 0;
  #inHeading = false;

  constructor(reader: MarkdownReader) {
    this.#reader = reader;
  }

  take(token: Token): void {
    this.#line = token.map?.[0] ?? this.#line;
    if (token.type === 'html_block') this.#html(this.#line, token.content);
    else if (token.type === 'heading_open') this.#inHeading = true;
    else if (token.type === 'inline') this.#inline(token);
  }

  #inline({ content }: Token): void {
    const first = this.#line;
    for (const { text, lines } of piecesOf(content)) this.#text(text, first + lines);
    if (!isOnePiece(content)) this.#reader.notes.tooLong = true;
  }

  #text(text: string, first: number): void {
    const tokens = this.#reader.inline(text);
    this.#line = first;
    if (this.#inHeading) this.#heading(first, this.#ids.of(tokens.map(textOf).join('')));
    this.#inHeading = false;
    const lineAt = lineCounter(text, first);
    let inLink = false;
    for (const token of tokens) {
      const line = token.map === null ? first : lineAt(token.map[0]);
      if (token.type === 'link_open') this.lines.write(line, `<a href="${escapeMarkup(attribute(token, 'href'))}">`);
      else if (token.type === 'link_close') this.lines.write(line, '</a>');
      else this.#leaf(token, line);
      inLink = token.type === 'link_open' || (inLink && token.type !== 'link_close');
      if (inLink) this.lines.write(line, escapeMarkup(textOf(token).replaceAll('\n', ' ')));
    }
  }

  #leaf(token: Token, line: number): void {
    if (token.type === 'image') {
      const alt = escapeMarkup(token.content.replaceAll('\n', ' '));
      this.lines.write(line, `<img src="${escapeMarkup(attribute(token, 'src'))}" alt="${alt}">`);
    } else if (token.type === 'html_inline') this.#html(line, token.content);
    else {
      if (token.type === 'custom_id') this.#anchor(line, token.info);
      this.#ids.text(textOf(token));
    }
  }

  #html(line: number, html: string): void {
    this.lines.write(line, selfContained(html));
    for (const id of this.#ids.html(html)) this.#heading(line, id);
  }

  /**
   * Writes the id of a heading as GitHub does, with a prefix; a script of GitHub finds it without, and in lower case.
   */
  #heading(line: number, id: string): void {
    if (id !== '') this.#anchor(line, `user-content-${id}`);
  }

  #anchor(line: number, id: string): void {
    this.lines.write(line, `<a id="${escapeMarkup(id)}"></a>`);
  }
}

/** The text of an inline token for a reader. GitHub's ids leave images out. */
function textOf({ type, content }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  return type === 'text' || type === 'text_special' || type === 'code_inline' || type === 'custom_id' || type === 'math'
    ? content
    : '';
}

const attribute = (token: Token, name: string): string => String(token.attrGet(name) ?? '');

/** Makes a function that gives the line of an offset in a text; the offsets of its calls must rise. */
function lineCounter(text: string, first: number): (at: number) => number {
  let line = first;
  let next = text.indexOf('\n');
  return (at) => {
    for (; next !== -1 && next < at; next = text.indexOf('\n', next + 1)) line++;
    return line;
  };
}

/** Builds HTML in the order of a text, each piece on its line there. */
class PageLines {
  readonly #lines: string[] = [];

  /** @param line counted from 0 */
  write(line: number, html: string): void {
    for (const [at, part] of html.split('\n').entries()) {
      this.#lines[line + at] = (this.#lines[line + at] ?? '') + part;
    }
  }

  toString(): string {
    return Array.from(this.#lines, (line) => line ?? '').join('\n');
  }
}
