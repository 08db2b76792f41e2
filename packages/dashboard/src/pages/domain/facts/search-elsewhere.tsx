import { Link } from '@tanstack/react-router';
import type { ComponentChildren } from 'preact';
import { pagePaths } from '../../../page-paths.ts';
import { useTexts } from '../../../texts/texts.tsx';

/** Where a part of a URL can be looked for: tabs of issues, and results of a crawl. */
const issueTabs = ['new', 'open', 'fixed', 'ignored'] as const;

export type SearchPlace = (typeof issueTabs)[number] | 'verdict' | 'links' | 'pages';

interface SearchElsewhereProps {
  readonly domainId: string;
  /** What is looked for; undefined: nothing is. */
  readonly q: string | undefined;
  /** Where it is looked for now. */
  readonly here: SearchPlace;
  /** Id of the crawl whose results are shown; default: the newest that completed. */
  readonly crawl?: string | undefined;
}

/** What a search has looked at, and where else the same can be looked for. */
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
