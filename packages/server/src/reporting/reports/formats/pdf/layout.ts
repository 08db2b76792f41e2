import { setImmediate } from 'node:timers/promises';
import { beforeMore, readableUrl } from '@linkvitals/contract/readable/url';
import type PDFDocument from 'pdfkit';
import type { Words } from '../../../texts/words.ts';
import { palette } from './palette.ts';
import type { TextStyle, Typesetter } from './typesetter.ts';

type Document = InstanceType<typeof PDFDocument>;
export type Element = PDFKit.PDFStructureElement;
type Tag = string;
/** Options of an element. The types of the library lack `bbox`. */
interface ElementOptions {
  readonly alt?: string;
  /** Left, top, right, bottom. */
  readonly bbox?: [number, number, number, number];
}

/** An A4 page, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48, bottom: 60 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

export const body: TextStyle = { size: 9.5, colour: palette.ink };
export const small: TextStyle = { size: 8, colour: palette.muted };

interface Furniture {
  /** Footer of every page: the host at the left, text at the right. */
  readonly footer: readonly [string, string];
  readonly words: Words;
}

interface Paragraph extends TextStyle {
  readonly tag?: Tag;
  readonly x?: number;
  readonly width?: number;
  readonly maxLines?: number;
  /** Free space below. */
  readonly after?: number;
}

/** Position of the next content on the pages of a document, and the tags of its structure. */
export class Layout {
  readonly doc: Document;
  readonly type: Typesetter;
  readonly words: Words;
  readonly #furniture: Furniture;
  #page = 0;
  y = 0;

  constructor(doc: Document, type: Typesetter, furniture: Furniture) {
    this.doc = doc;
    this.type = type;
    this.words = furniture.words;
    this.#furniture = furniture;
  }

  newPage(): void {
    this.doc.addPage();
    this.#page += 1;
    this.y = PAGE.margin;
    const y = PAGE.height - PAGE.bottom + 24;
    const [left, right] = this.#furniture.footer;
    const number = `${right} · ${this.#page}`;
    this.artifact(() => {
      this.type.line(left, { x: PAGE.margin, y }, { ...small, direction: 'ltr' });
      const x = PAGE.width - PAGE.margin - this.type.width(number, small);
      this.type.line(number, { x, y }, small);
    });
  }

  get room(): number {
    return PAGE.height - PAGE.bottom - this.y;
  }

  /** Begins a new page when less than this height is left. */
  ensure(height: number): void {
    if (height > this.room) this.newPage();
  }

  /** Leaves some space before a heading. Begins a new page when less than `height` is left for the heading and the text below it. */
  section(height: number): void {
    if (height > this.room) this.newPage();
    else if (this.y > PAGE.margin) this.y += 18;
  }

  /** Draws content that is decoration only, and so is left out of the structure. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** Adds an element with content. */
  tagged(parent: Element, tag: Tag, draw: () => void, options: ElementOptions = {}): void {
    parent.add(this.doc.struct(tag, options, draw));
  }

  /** Draws a list entry by entry. Other requests are served between the entries. */
  async list<T>(parent: Element, entries: readonly T[], draw: (list: Element, entry: T, index: number) => void) {
    const element = this.doc.struct('L');
    parent.add(element);
    for (const [index, entry] of entries.entries()) {
      draw(element, entry, index);
      await setImmediate();
    }
    element.end();
  }

  /** Adds an element that contains other elements. */
  group(parent: Element, tag: Tag, fill: (element: Element) => void): void {
    const element = this.doc.struct(tag);
    parent.add(element);
    fill(element);
    element.end();
  }

  lineHeight({ size }: TextStyle): number {
    return size * 1.42;
  }

  /** A URL as people read it, as far as the fonts have its letters. */
  url(url: string): string {
    return readableUrl(url, this.type.has);
  }

  /** A URL as people read it, with more text after it. */
  urlInLine(url: string): string {
    return beforeMore(this.url(url));
  }

  /** Draws text over as many lines as it needs, also across pages. */
  paragraph(parent: Element, text: string, paragraph: Paragraph): void {
    const { tag = 'P', x = PAGE.margin, width = CONTENT_WIDTH - (x - PAGE.margin), after = 0, ...style } = paragraph;
    const lines = this.type.wrap(text, width, style);
    const height = this.lineHeight(style);
    this.ensure(Math.min(lines.length, 3) * height);
    const fitting = Math.max(1, Math.floor(this.room / height));
    const [here, rest] = [lines.slice(0, fitting), lines.slice(fitting)];
    this.tagged(parent, tag, () => {
      for (const line of here) this.#put(line, x, style);
    });
    if (rest.length > 0) {
      this.newPage();
      this.paragraph(parent, rest.join(' '), paragraph);
      return;
    }
    this.y += after;
  }

  #put(line: string, x: number, style: TextStyle): void {
    this.type.line(line, { x, y: this.y }, style);
    this.y += this.lineHeight(style);
  }

  /** Draws a hairline below the last text. */
  rule(after = 8): void {
    const { y } = this;
    this.artifact(() => {
      this.doc
        .moveTo(PAGE.margin, y)
        .lineTo(PAGE.width - PAGE.margin, y)
        .lineWidth(0.6)
        .stroke(palette.line);
    });
    this.y += after;
  }
}
