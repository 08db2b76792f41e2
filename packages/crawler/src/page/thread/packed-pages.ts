import { detach } from '../../memory/detach.ts';
import type { LinkColumns, LinkStore } from '../links/link-columns.ts';
import type { PageContent } from '../page-content.ts';
import type { PageMarks } from '../page-marks.ts';
import { PackedReader, PackedWriter } from './packed-values.ts';

/**
 * The content of several pages, on its way between threads: all strings in two, all numbers in one list. Objects would take a microsecond
 * for every few members, on both threads.
 */
export type PackedPages = LinkStore;

export function packPages(pages: readonly PageContent[]): PackedPages {
  const writer = new PackedWriter();
  for (const page of pages) content.write(writer, page);
  return writer.store;
}

/** Unpacks the pages, in the order in which they were packed. */
export function unpackPages(packed: PackedPages): PageContent[] {
  const reader = new PackedReader(packed);
  const pages: PageContent[] = [];
  while (!reader.isAtEnd) pages.push(content.read(reader));
  return pages;
}

interface Form<T> {
  readonly write: (to: PackedWriter, value: T) => void;
  readonly read: (from: PackedReader) => T;
}

const links: Form<LinkColumns> = { write: (to, value) => to.links(value), read: (from) => from.links() };
const flag: Form<boolean> = { write: (to, value) => to.flag(value), read: (from) => from.flag() };
/** A whole number below 2³². */
const number: Form<number> = { write: (to, value) => to.number(value), read: (from) => from.number() };
/** A whole number below 2⁵³. */
const large: Form<number> = { write: (to, value) => to.large(value), read: (from) => from.large() };
const numbers: Form<Uint32Array> = { write: (to, value) => to.numbers(value), read: (from) => from.numbers() };
const text: Form<string> = { write: (to, value) => to.text(value), read: (from) => from.text() ?? '' };
const textIfAny: Form<string | undefined> = { write: (to, value) => to.text(value), read: (from) => from.text() };
/** A text to keep, as a string of its own, so that it keeps nothing else in memory. */
const textToKeep: Form<string | null> = {
  write: (to, value) => to.text(value ?? undefined),
  read: (from) => {
    const value = from.text();
    return value === undefined ? null : detach(value);
  },
};
const texts: Form<readonly string[]> = { write: (to, value) => to.texts(value), read: (from) => from.texts() };

/** The members of an object, one after the other, in the order of `forms`. */
function members<T extends object>(forms: { readonly [Key in keyof T]-?: Form<T[Key]> }): Form<T> {
  const list = (Object.keys(forms) as (keyof T)[]).map((key) => ({ key, form: forms[key] as Form<unknown> }));
  return {
    write: (to, value) => {
      for (const { key, form } of list) form.write(to, value[key]);
    },
    read: (from) => {
      const value = {} as T;
      for (const { key, form } of list) value[key] = form.read(from) as T[keyof T];
      return value;
    },
  };
}

const content = members<PageContent>({
  links,
  linksTruncated: flag,
  base: textIfAny,
  anchors: numbers,
  title: textToKeep,
  description: textToKeep,
  robots: text,
  upgradesInsecure: flag,
  lang: text,
  hasViewport: flag,
  h1Count: number,
  imagesWithoutAlt: number,
  marks: members<PageMarks>({
    canonicals: texts,
    alternates: texts,
    hasPassword: flag,
    brokenJsonLd: number,
    textLength: number,
    textHash: large,
    sideTextLength: number,
    hasScript: flag,
  }),
});
