import type { Occurrence, Target } from '@linkvitals/contract/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { isUnderWay } from '../../../api/crawl-queries.ts';
import { linkPagesQuery } from '../../../api/result-queries.ts';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { csvPath } from '../facts/csv-path.ts';
import { PlaceList } from '../facts/place-list.tsx';
import { PlacesSection } from '../facts/places-section.tsx';
import type { ResultsCrawl } from './results-crawl.ts';

/** Number of places that a response includes with each target. */
const COMES_WITH = 10;

interface LinkPlacesProps {
  readonly target: Target;
  readonly crawl: ResultsCrawl;
}

function AllPlaces({ target, crawl }: LinkPlacesProps) {
  const list = useInfiniteQuery(linkPagesQuery(crawl, target.id));
  if (list.isError) return <ErrorNote error={list.error} />;
  const places: readonly Occurrence[] = list.data?.pages.flatMap(({ data }) => data) ?? target.found_on;
  return (
    <>
      <PlaceList places={places} />
      <ShowMore list={list} />
    </>
  );
}

/** The pages that hold a link, each with the link's text and its position. */
export function LinkPlaces({ target, crawl }: LinkPlacesProps) {
  const { results } = useTexts();
  const { found_on } = target;
  if (found_on.length === 0) {
    return isUnderWay(crawl.state) ? null : <p class="muted">{results.evidence.noPlaces}</p>;
  }
  return (
    <PlacesSection url={target.url} path={csvPath(`crawls/${crawl.id}/occurrences`, { target: target.id })}>
      {found_on.length < COMES_WITH ? <PlaceList places={found_on} /> : <AllPlaces target={target} crawl={crawl} />}
    </PlacesSection>
  );
}
