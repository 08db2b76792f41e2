import type { PageContent } from '../page/page-content.ts';
import { hashText } from '../page/text/text-hash.ts';
import type { PageFacts } from '../types/records.ts';
import type { PageRelations } from './page-relations.ts';
import { DUPLICATE_LEAST_CHARACTERS } from './thresholds.ts';

/**
 * Collects the facts of a page that checks of the whole site compare.
 *
 * @param find returns the id of a target by its URL; undefined for links beyond the limit
 */
export function pageFacts(
  { title, description, marks }: PageContent,
  page: {
    relations: PageRelations;
    noindex: boolean;
    isDetour: boolean;
    find: (url: string) => number | undefined;
  },
): PageFacts {
  const { relations, noindex, isDetour, find } = page;
  const { canonicals } = relations;
  const canonical = canonicals.length === 1 ? canonicals[0] : undefined;
  return {
    noindex,
    // The titles of detours are written by their programs.
    titleHash: isDetour ? 0 : hashText(title ?? ''),
    descriptionHash: isDetour ? 0 : hashText(description ?? ''),
    textHash: marks.textLength < DUPLICATE_LEAST_CHARACTERS ? 0 : marks.textHash,
    canonical: (canonical === undefined ? undefined : find(canonical)) ?? 0,
    alternates: relations.alternates.map((url) => find(url) ?? 0),
  };
}
