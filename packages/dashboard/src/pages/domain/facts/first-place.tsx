import type { Issue } from '@linkvitals/contract/types';
import { useTexts } from '../../../texts/texts.tsx';
import { FoundUrl } from './found-url.tsx';

interface FirstPlaceProps {
  readonly place: NonNullable<Issue['first_place']>;
  /** The number of pages that hold the link. */
  readonly pages: number;
}

/** The page and line on which to fix the link; when several pages hold it, the first one and the number of the others. */
export function FirstPlace({ place: { page_url, line, text }, pages }: FirstPlaceProps) {
  const { issues } = useTexts();
  const facts = [line > 0 && issues.line(line), text && issues.quoted(text)].filter(Boolean);
  return (
    <p class="small muted">
      {issues.onPage} <FoundUrl url={page_url} byPath />
      {facts.length > 0 && `, ${facts.join(', ')}`}
      {pages > 1 && `${facts.length > 0 ? ',' : ''} ${issues.morePages(pages - 1)}`}
    </p>
  );
}
