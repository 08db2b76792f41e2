import type { Issue } from '@linkvitals/contract/types';
import { useTexts } from '../../../texts/texts.tsx';
import { FoundUrl } from './found-url.tsx';

interface FirstPlaceProps {
  readonly place: NonNullable<Issue['first_place']>;
  /** That hold it. */
  readonly pages: number;
}

/** Where the link is to be mended: on its page, or on the first of them and how many more. */
export function FirstPlace({ place: { page_url, line, text }, pages }: FirstPlaceProps) {
  const { issues } = useTexts();
  const facts = [line > 0 && issues.line(line), text && issues.quoted(text)].filter(Boolean);
  return (
    <p class="small muted">
      {issues.onPage} <FoundUrl url={page_url} />
      {facts.length > 0 && `, ${facts.join(', ')}`}
      {pages > 1 && `${facts.length > 0 ? ',' : ''} ${issues.morePages(pages - 1)}`}
    </p>
  );
}
