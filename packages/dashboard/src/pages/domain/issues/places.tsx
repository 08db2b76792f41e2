import { isApiError } from '@linkvitals/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { issuePagesQuery } from '../../../api/issue-queries.ts';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { PlaceList } from '../facts/place-list.tsx';

/** The pages that hold the URL of an issue, each with the text of the link and its position. */
export function Places({ issueId }: { readonly issueId: string }) {
  const { issues } = useTexts();
  const list = useInfiniteQuery(issuePagesQuery(issueId));
  if (list.isError && isApiError(list.error, 'results_expired')) return <p class="muted">{issues.pagesGone}</p>;
  if (list.isError) return <ErrorNote error={list.error} />;
  const places = list.data?.pages.flatMap(({ data }) => data);
  if (places === undefined || places.length === 0) return null;
  return (
    <section>
      <h2>{issues.pagesTitle}</h2>
      <PlaceList places={places} />
      <ShowMore list={list} />
    </section>
  );
}
