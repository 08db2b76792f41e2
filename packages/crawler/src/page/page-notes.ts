import { detach } from '../memory/detach.ts';
import type { AttributeValues } from './links/links-of-tag.ts';
import type { StartTag } from './markup/markup-reader.ts';
import type { PageContent } from './page-content.ts';
import { foldText } from './text/fold-text.ts';
import { holdsText } from './text/holds-text.ts';
import { upgradesInsecure } from './upgrades-insecure.ts';

/** Maximum length of a robots directive, code units */
const DIRECTIVE_LENGTH = 200;
const LINE_LENGTH = 1_000;
/** Maximum number of main headings whose content is read; further ones are only counted. */
const MAX_LOOKED_AT = 256;
const OF_DOCUMENT = new Set(['base', 'html', 'meta']);

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
type Notes = Omit<PageContent, 'links' | 'linksTruncated' | 'isWall' | 'anchors' | 'marks'>;

/** Collects the statements of a page about itself, beside its links. */
export class PageNotes {
  /** One object: private members take ten times as long to make and to write. */
  readonly #notes: Mutable<Notes> = {
    base: undefined,
    title: null,
    description: null,
    robots: '',
    upgradesInsecure: false,
    lang: '',
    hasViewport: false,
    h1Count: 0,
    imagesWithoutAlt: 0,
  };
  #lookedAt = 0;
  readonly #source: string;

  /** @param source of the page */
  constructor(source: string) {
    this.#source = source;
  }

  get notes(): Notes {
    return this.#notes;
  }

  /** The first title counts. */
  title(text: string): void {
    this.#notes.title ??= detach(foldText(text, LINE_LENGTH));
  }

  /** In a shadow tree a tag is part of what a reader sees, but says nothing of the page. */
  startTag(name: string, attributes: StartTag): void {
    if (attributes.isInShadow && OF_DOCUMENT.has(name)) return;
    switch (name) {
      case 'base':
        this.#notes.base ??= attributes.get('href');
        break;
      case 'html':
        this.#notes.lang ||= attributes.get('lang') ?? attributes.get('xml:lang') ?? '';
        break;
      case 'meta':
        this.#meta(attributes);
        break;
      case 'h1':
        if (!attributes.isHidden && this.#holdsText(attributes)) this.#notes.h1Count++;
        break;
      case 'img':
      case 'image':
        if (!attributes.has('alt') && !attributes.isHidden && !isNoContent(attributes)) this.#notes.imagesWithoutAlt++;
        break;
    }
  }

  #holdsText({ start }: StartTag): boolean {
    return this.#lookedAt++ >= MAX_LOOKED_AT || holdsText(this.#source, start);
  }

  #meta(attributes: AttributeValues): void {
    const content = attributes.get('content') ?? '';
    const name = attributes.get('name')?.trim().toLowerCase();
    if (name === 'description') this.#notes.description ??= detach(foldText(content, LINE_LENGTH));
    else if (name === 'viewport') this.#notes.hasViewport = true;
    else if (name === 'robots') this.#notes.robots += ` ${content.slice(0, DIRECTIVE_LENGTH).toLowerCase()}`;
    const isPolicy = attributes.get('http-equiv')?.trim().toLowerCase() === 'content-security-policy';
    if (isPolicy) this.#notes.upgradesInsecure ||= upgradesInsecure(content);
  }
}

/** The image is no content: it is a pixel, such as trackers have, or not displayed. */
function isNoContent(image: AttributeValues): boolean {
  const isDot = (side: string): boolean => /^\s*[01](?:px)?\s*$/.test(image.get(side) ?? '');
  if (isDot('width') && isDot('height')) return true;
  return /\bdisplay\s*:\s*none\b|\bvisibility\s*:\s*hidden\b/i.test(image.get('style') ?? '');
}
