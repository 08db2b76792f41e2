import { detach } from '../../memory/detach.ts';
import type { LinkStore } from '../links/link-columns.ts';
import type { PageContent } from '../page-content.ts';
import { PackedReader, PackedWriter } from './packed-values.ts';

/**
 * The content of several pages, on its way between threads: all strings in two, all numbers in one list. Objects would take a microsecond
 * for every few members, on both threads.
 */
export type PackedPages = LinkStore;

export function packPages(pages: readonly PageContent[]): PackedPages {
  const writer = new PackedWriter();
  for (const page of pages) writePage(writer, page);
  return writer.store;
}

/** Unpacks the pages, in the order in which they were packed. */
export function unpackPages(packed: PackedPages): PageContent[] {
  const reader = new PackedReader(packed);
  const pages: PageContent[] = [];
  while (!reader.isAtEnd) pages.push(readPage(reader));
  return pages;
}

// The next two name the same members in the same order. One list of members for both would make every read and
// write of one a look-up by name, which took two thirds of the time to unpack a page.

function writePage(to: PackedWriter, page: PageContent): void {
  to.links(page.links);
  to.flag(page.linksTruncated);
  to.flag(page.isWall);
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
  const { marks } = page;
  to.texts(marks.canonicals);
  to.texts(marks.alternates);
  to.flag(marks.hasPassword);
  to.number(marks.brokenJsonLd);
  to.number(marks.textLength);
  to.large(marks.textHash);
  to.number(marks.sideTextLength);
  to.flag(marks.hasScript);
}

/** The members of a literal are evaluated in their order (ECMA-262, "PropertyDefinitionEvaluation"). */
function readPage(from: PackedReader): PageContent {
  return {
    links: from.links(),
    linksTruncated: from.flag(),
    isWall: from.flag(),
    base: from.text(),
    anchors: from.numbers(),
    title: kept(from.text()),
    description: kept(from.text()),
    robots: from.text() ?? '',
    upgradesInsecure: from.flag(),
    lang: from.text() ?? '',
    hasViewport: from.flag(),
    h1Count: from.number(),
    imagesWithoutAlt: from.number(),
    marks: {
      canonicals: from.texts(),
      alternates: from.texts(),
      hasPassword: from.flag(),
      brokenJsonLd: from.number(),
      textLength: from.number(),
      textHash: from.large(),
      sideTextLength: from.number(),
      hasScript: from.flag(),
    },
  };
}

/** A text to keep, as a string of its own, so that it keeps nothing else in memory. */
const kept = (text: string | undefined): string | null => (text === undefined ? null : detach(text));
