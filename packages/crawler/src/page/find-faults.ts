import type { Finding } from '../types.ts';
import { FINDINGS, type FindingCode } from './finding-table.ts';
import type { PageContent } from './page-content.ts';

/** Search engines cut longer titles. */
const TITLE_LENGTH = 70;
const SLOW_MS = 3_000;
const LARGE_BYTES = 2 * 1_000 * 1_000;

interface PageFacts {
  readonly url: string;
  readonly content: PageContent;
  readonly bytes: number;
  readonly responseMs: number;
  /** `X-Robots-Tag`, '' when absent. */
  readonly robotsHeader: string;
}

/** The page checks that need nothing but the page itself. */
export function findFaults({ url, content, bytes, responseMs, robotsHeader }: PageFacts): Finding[] {
  const found: Finding[] = [];
  const add = (code: FindingCode, detail?: string): void => {
    found.push({ code, severity: FINDINGS[code], ...(detail === undefined ? {} : { detail }) });
  };
  const { title, h1Count, imagesWithoutAlt } = content;
  if (title === null || title === '') add('title_missing');
  else if (title.length > TITLE_LENGTH) add('title_too_long', `${title.length} characters`);
  if (content.description === null || content.description === '') add('description_missing');
  if (h1Count === 0) add('h1_missing');
  else if (h1Count > 1) add('h1_multiple', `${h1Count} headings`);
  if (content.lang === '') add('lang_missing');
  if (!content.hasViewport) add('viewport_missing');
  if (imagesWithoutAlt > 0) add('image_alt_missing', `${imagesWithoutAlt} images`);
  if (/\bnoindex\b|\bnone\b/.test(`${content.robots} ${robotsHeader.toLowerCase()}`)) add('noindex');
  if (url.startsWith('http:')) add('insecure_page');
  if (responseMs > SLOW_MS) add('slow_page', `${Math.round(responseMs)} ms`);
  if (bytes > LARGE_BYTES) add('large_page', `${bytes} bytes`);
  return found;
}
