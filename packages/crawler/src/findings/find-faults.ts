import type { LinkKind } from '../page/links/link-kind.ts';
import { mixedContent } from '../page/links/mixed-content.ts';
import type { PageContent } from '../page/page-content.ts';
import { widthOf } from '../page/text/text-hash.ts';
import type { Finding } from '../types/records.ts';
import { originOf } from '../url/origin-of.ts';
import { type FindingCode, finding } from './finding-table.ts';
import type { PageRelations } from './page-relations.ts';
import {
  DESCRIPTION_LEAST_CHARACTERS,
  DESCRIPTION_MAX_CHARACTERS,
  LARGE_BYTES,
  SLOW_MS,
  THIN_CHARACTERS,
  TITLE_LEAST_CHARACTERS,
  TITLE_MAX_CHARACTERS,
  URL_MAX_CHARACTERS,
} from './thresholds.ts';

interface ReadPage {
  readonly url: string;
  readonly content: PageContent;
  readonly relations: PageRelations;
  /** Resolved. */
  readonly links: Iterable<{ readonly url: string; readonly kind: LinkKind }>;
  readonly bytes: number;
  readonly firstByteMs: number;
  readonly loadMs: number;
  readonly noindex: boolean;
  /** It only leads on to another page, so its head and text are not looked at. */
  readonly isDetour: boolean;
  /** A content security policy makes browsers use https for what the page loads, and for its forms. */
  readonly upgraded: boolean;
}
type Add = (code: FindingCode, detail?: string) => void;

/** The page checks that need nothing but the page itself. */
export function findFaults(page: ReadPage): Finding[] {
  const found: Finding[] = [];
  const add: Add = (code, detail) => {
    found.push(finding(code, detail));
  };
  if (!page.isDetour) {
    checkHead(page, add);
    checkBody(page, add);
  }
  checkDelivery(page, add);
  checkUrl(page.url, add);
  return found;
}

function checkHead({ content, relations, noindex }: ReadPage, add: Add): void {
  const { title, description } = content;
  if (title === null || title === '') add('title_missing');
  else if (isWider(title, TITLE_MAX_CHARACTERS)) add('title_too_long', characters(title));
  else if (!isWider(title, TITLE_LEAST_CHARACTERS - 1)) add('title_too_short', characters(title));
  if (description === null || description === '') add('description_missing');
  else if (isWider(description, DESCRIPTION_MAX_CHARACTERS)) add('description_too_long', characters(description));
  else if (!isWider(description, DESCRIPTION_LEAST_CHARACTERS - 1))
    add('description_too_short', characters(description));
  const { length } = relations.canonicals;
  if (length === 0) add('canonical_missing');
  else if (length > 1) add('canonical_multiple', `${length} URLs`);
  if (content.lang === '') add('lang_missing');
  if (!content.hasViewport) add('viewport_missing');
  if (noindex) add('noindex');
}

function checkBody({ content, noindex }: ReadPage, add: Add): void {
  const { h1Count, imagesWithoutAlt, marks } = content;
  if (h1Count === 0) add('h1_missing');
  else if (h1Count > 1) add('h1_multiple', `${h1Count} headings`);
  if (imagesWithoutAlt > 0) add('image_alt_missing', counted(imagesWithoutAlt, 'image'));
  // A page that search engines leave out may be of any length.
  if (marks.textLength < THIN_CHARACTERS && !noindex) add('thin_content', counted(marks.textLength, 'character'));
  if (marks.brokenJsonLd > 0) add('structured_data_invalid', counted(marks.brokenJsonLd, 'block'));
}

function checkDelivery(page: ReadPage, add: Add): void {
  const { url, content, bytes, firstByteMs, loadMs } = page;
  if (url.startsWith('http:')) {
    add('insecure_page');
    if (content.marks.hasPassword) add('insecure_form', 'The page has a password field.');
  } else checkSecureLinks(page, add);
  if (loadMs > SLOW_MS) add('slow_page', `${loadMs} ms, the first byte after ${firstByteMs} ms`);
  if (bytes > LARGE_BYTES) add('large_page', `${bytes} bytes`);
}

function checkSecureLinks(page: ReadPage, add: Add): void {
  const [loaded, ...others] = mixedContent(page);
  if (loaded !== undefined) add('mixed_content', `${1 + others.length}, the first: ${loaded}`);
  const plainForm = page.upgraded ? undefined : firstPlainForm(page.links);
  if (plainForm !== undefined) add('insecure_form', plainForm);
}

function firstPlainForm(links: ReadPage['links']): string | undefined {
  for (const { url, kind } of links) if (kind === 'form' && url.startsWith('http:')) return url;
  return undefined;
}

function checkUrl(url: string, add: Add): void {
  const path = pathOf(url).replace(/%[0-9a-f]{2}/gi, '');
  if (/[A-Z]/.test(path)) add('url_uppercase');
  if (path.includes('_')) add('url_underscore');
  if (url.length > URL_MAX_CHARACTERS) add('url_too_long', characters(url));
}

/** Path of a normalised URL */
function pathOf(url: string): string {
  const query = url.indexOf('?');
  return url.slice(originOf(url).length, query === -1 ? undefined : query);
}

/** Whether a text needs more columns. A code unit takes one or two, so that the length alone mostly decides. */
function isWider(text: string, columns: number): boolean {
  return text.length > columns || (text.length * 2 > columns && widthOf(text) > columns);
}

function characters(text: string): string {
  return counted(text.length, 'character');
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
