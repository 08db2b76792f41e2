import { detach } from '../../memory/detach.ts';
import type { LinkStore } from '../links/link-columns.ts';
import type { PageContent } from '../page-content.ts';
import type { PageMarks } from '../page-marks.ts';
import { PackedReader, PackedWriter } from './packed-values.ts';

/**
 * What was read of several pages, on its way between threads: all strings as two, all numbers as one list. As objects it
 * would take a microsecond for every few members, on both threads.
 */
export type PackedPages = LinkStore;

export function packPages(pages: readonly PageContent[]): PackedPages {
  const writer = new PackedWriter();
  for (const page of pages) {
    writePage(writer, page);
    writeMarks(writer, page.marks);
  }
  return writer.store;
}

/** In the same order. */
export function unpackPages(packed: PackedPages): PageContent[] {
  const reader = new PackedReader(packed);
  const pages: PageContent[] = [];
  while (!reader.isAtEnd) pages.push(readPage(reader));
  return pages;
}

function writePage(to: PackedWriter, page: PageContent): void {
  to.links(page.links);
  to.flag(page.linksTruncated);
  to.text(page.base);
  to.numbers(page.anchors);
  to.text(page.title ?? undefined);
  to.text(page.description ?? undefined);
  to.text(page.robots);
  to.flag(page.upgradesInsecure);
  to.text(page.lang);
  to.flag(page.hasViewport);
  to.number(page.h1Count);
  to.number(page.imagesWithoutAlt);
}

// The members of a literal are read in the order in which they stand.
function readPage(from: PackedReader): PageContent {
  return {
    links: from.links(),
    linksTruncated: from.flag(),
    base: from.text(),
    anchors: from.numbers(),
    title: detached(from.text()),
    description: detached(from.text()),
    robots: from.text() ?? '',
    upgradesInsecure: from.flag(),
    lang: from.text() ?? '',
    hasViewport: from.flag(),
    h1Count: from.number(),
    imagesWithoutAlt: from.number(),
    marks: readMarks(from),
  };
}

function writeMarks(to: PackedWriter, marks: PageMarks): void {
  to.texts(marks.canonicals);
  to.texts(marks.alternates);
  to.flag(marks.hasPassword);
  to.number(marks.brokenJsonLd);
  to.number(marks.textLength);
  to.large(marks.textHash);
  to.number(marks.sideTextLength);
  to.flag(marks.hasScript);
}

function readMarks(from: PackedReader): PageMarks {
  return {
    canonicals: from.texts(),
    alternates: from.texts(),
    hasPassword: from.flag(),
    brokenJsonLd: from.number(),
    textLength: from.number(),
    textHash: from.large(),
    sideTextLength: from.number(),
    hasScript: from.flag(),
  };
}

/** Whoever keeps it keeps nothing else. */
function detached(text: string | undefined): string | null {
  return text === undefined ? null : detach(text);
}
