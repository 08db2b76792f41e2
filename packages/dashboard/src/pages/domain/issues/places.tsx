import type { Issue } from '@linkvitals/contract/types';
import { isApiError } from '@linkvitals/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { issuePagesQuery } from '../../../api/issue-queries.ts';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { csvPath } from '../facts/csv-path.ts';
import { PlaceList } from '../facts/place-list.tsx';
import { PlacesSection } from '../facts/places-section.tsx';

/** The pages that hold the URL of an issue, each with the text of the link and its position. */
export function Places({ issue: { id, url } }: { readonly issue: Pick<Issue, 'id' | 'url'> }) {
  const { issues } = useTexts();
  const list = useInfiniteQuery(issuePagesQuery(id));
  if (list.isError && isApiError(list.error, 'results_expired')) return <p class="muted">{issues.pagesGone}</p>;
  if (list.isError) return <ErrorNote error={list.error} />;
  const places = list.data?.pages.flatMap(({ data }) => data);
  if (places === undefined || places.length === 0) return null;
  return (
    <PlacesSection url={url} path={csvPath(`issues/${id}/occurrences`, {})}>
      <PlaceList places={places} />
      <ShowMore list={list} />
    </PlacesSection>
  );
}
