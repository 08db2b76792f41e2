import type { PageContent } from '../page/page-content.ts';
import type { PageFacts } from '../types.ts';
import type { PageRelations } from './page-relations.ts';
import { hashText } from './text-hash.ts';
import { DUPLICATE_LEAST_CHARACTERS } from './thresholds.ts';

/** @param find id of a target by its URL; links beyond the limit have none */
export function pageFacts(
  { title, description, marks }: PageContent,
  page: { relations: PageRelations; noindex: boolean; find: (url: string) => number | undefined },
): PageFacts {
  const { relations, noindex, find } = page;
  const [canonical, ...others] = relations.canonicals;
  return {
    noindex,
    titleHash: hashText(title ?? ''),
    descriptionHash: hashText(description ?? ''),
    textHash: marks.textLength < DUPLICATE_LEAST_CHARACTERS ? 0 : marks.textHash,
    canonical: (canonical !== undefined && others.length === 0 ? find(canonical) : undefined) ?? 0,
    alternates: relations.alternates.map((url) => find(url) ?? 0),
  };
}
