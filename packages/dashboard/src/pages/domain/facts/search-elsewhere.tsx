import { Link } from '@tanstack/react-router';
import type { ComponentChildren } from 'preact';
import { pagePaths } from '../../../page-paths.ts';
import { useTexts } from '../../../texts/texts.tsx';

/** The tabs of issues in which one can search for a part of a URL. */
const issueTabs = ['all', 'new', 'open', 'fixed', 'ignored'] as const;

export type SearchPlace = (typeof issueTabs)[number] | 'verdict' | 'links' | 'pages';

interface SearchElsewhereProps {
  readonly domainId: string;
  /** The text of the search; undefined when there is no search. */
  readonly q: string | undefined;
  /** The place that is searched now. */
  readonly here: SearchPlace;
  /** Id of the crawl whose results are shown; default: the newest that completed. */
  readonly crawl?: string | undefined;
}

/** A note that names the place that was searched, with links that search the same text elsewhere. */
export function SearchElsewhere({ domainId, q, here, crawl }: SearchElsewhereProps) {
  const { search: texts } = useTexts().domain;
  if (q === undefined) return null;
  const params = { domainId };
  const places: readonly (readonly [SearchPlace, ComponentChildren])[] = [
    ...issueTabs.map(
      (state) =>
        [
          state,
          <Link key={state} to={pagePaths.issues} params={params} search={{ q, state }}>
            {texts.places[state]}
          </Link>,
        ] as const,
    ),
    [
      'links',
      <Link key="links" to={pagePaths.resultLinks} params={params} search={{ q, crawl, verdict: 'any' }}>
        {texts.places.links}
      </Link>,
    ],
    [
      'pages',
      <Link key="pages" to={pagePaths.resultPages} params={params} search={{ q, crawl }}>
        {texts.places.pages}
      </Link>,
    ],
  ];
  return (
    <div class="small muted row">
      {texts.searched[here]} {texts.elsewhere} {places.filter(([place]) => place !== here).map(([, link]) => link)}
    </div>
  );
}
