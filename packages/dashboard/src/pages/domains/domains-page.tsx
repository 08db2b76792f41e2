import { lazyDialog } from '../../app/lazy-dialog.tsx';
import './domains.css';
import type { Domain } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { usageQuery } from '../../api/account-queries.ts';
import { domainsQuery } from '../../api/domain-queries.ts';
import { useRights } from '../../api/rights.ts';
import { recentCrawlsQuery } from '../../api/trend-queries.ts';
import { useOpenOnArrival } from '../../app/open-on-arrival.ts';
import { useManages } from '../../app/session/use-role.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Icon } from '../../parts/buttons/icon.tsx';
import { EmptyCard } from '../../parts/page/empty-card.tsx';
import { ErrorNote } from '../../parts/page/note.tsx';
import { Page } from '../../parts/page/page.tsx';
import { SkeletonRows } from '../../parts/page/skeleton.tsx';
import { ShowMore } from '../../parts/tables/show-more.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { Attention, useChannels } from './attention.tsx';
import { DomainTable } from './domain-table.tsx';
import { type DomainsSearch, readDomainsSearch } from './domains-search.ts';
import { isFull as isFullOf, NoSlots, Slots } from './slots.tsx';
import { Toolbar } from './toolbar.tsx';

const AddDialog = lazyDialog(async () => (await import('../adding/add-dialog.tsx')).AddDialog);

/** The text of an empty list: there are no domains yet, or none that match the search. */
function Empty({
  isChosen,
  onClear,
  onAdd,
}: {
  isChosen: boolean;
  onClear: () => void;
  onAdd?: (() => void) | undefined;
}) {
  const { domains } = useTexts();
  if (isChosen) {
    return (
      <EmptyCard>
        <p role="status">{domains.nothingFound}</p>
        <Button onClick={onClear}>{domains.clear}</Button>
      </EmptyCard>
    );
  }
  return (
    <EmptyCard>
      <h2>{onAdd ? domains.empty.title : domains.none.title}</h2>
      <p>{onAdd ? domains.empty.text : domains.none.text}</p>
      {onAdd && (
        <Button kind="primary" onClick={onAdd}>
          <Icon name="plus" />
          {domains.add}
        </Button>
      )}
    </EmptyCard>
  );
}

interface ListProps {
  readonly search: DomainsSearch;
  readonly onSearch: (search: DomainsSearch) => void;
  readonly onAdd: (() => void) | undefined;
}

/** The last crawls of the listed domains, by the id of the domain. There is one request for each page of the list. */
function useRecentCrawls(pages: readonly (readonly Domain[])[]) {
  return useQueries({
    queries: pages.map((domains) => recentCrawlsQuery(domains.map(({ id }) => id))),
    combine: (answers) => new Map(answers.flatMap(({ data }) => [...(data ?? [])])),
  });
}

function DomainsList({ search, onSearch, onAdd }: ListProps) {
  const list = useInfiniteQuery(domainsQuery(search));
  const { isPending, ...channels } = useChannels();
  const recent = useRecentCrawls(list.data?.pages.map(({ data }) => data) ?? []);
  // The list waits for what is shown above it, which would move its rows.
  if (list.data === undefined || isPending) {
    return list.isError ? <ErrorNote error={list.error} /> : <SkeletonRows rows={5} />;
  }
  const rows = list.data.pages.flatMap(({ data }) => data);
  const isChosen = search.q !== undefined || search.status !== undefined;
  return (
    <>
      <Attention rows={rows} isWhole={!isChosen && !list.hasNextPage} {...channels} />
      {(rows.length > 0 || isChosen) && <Toolbar search={search} onSearch={onSearch} />}
      {rows.length === 0 ? (
        <Empty isChosen={isChosen} onClear={() => onSearch({ sort: search.sort })} onAdd={onAdd} />
      ) : (
        <DomainTable
          rows={rows}
          recent={recent}
          sort={search.sort}
          onSort={(sort) => onSearch({ ...search, sort: readDomainsSearch({ sort }).sort })}
        />
      )}
      <ShowMore list={list} />
    </>
  );
}

/** My Domains, the first page after signing in. */
export function DomainsPage() {
  const { domains } = useTexts();
  const search = useSearch({ from: '/signed-in/' });
  const navigate = useNavigate();
  // Members may not read the usage of the account.
  const usage = useQuery({ ...usageQuery, enabled: useManages() }).data?.domains;
  const mayAdd = useRights()(null).has('edit');
  const isFull = isFullOf(usage);
  const [isAdding, setAdding] = useState(false);
  const onAdd = mayAdd && !isFull ? () => setAdding(true) : undefined;
  useOpenOnArrival('add-domain', () => setAdding(true));
  const onSearch = (next: DomainsSearch) => void navigate({ to: '/', search: next, replace: next.q !== search.q });
  return (
    <Page
      title={domains.title}
      lead={usage && <Slots usage={usage} />}
      actions={
        mayAdd && (
          <Button kind="primary" onClick={onAdd} disabled={isFull} title={isFull ? domains.noSlots : undefined}>
            <Icon name="plus" />
            {domains.add}
          </Button>
        )
      }
    >
      {usage && isFull && mayAdd && <NoSlots used={usage.used} />}
      <DomainsList search={search} onSearch={onSearch} onAdd={onAdd} />
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}
