import type { ShareLink } from '@linkvitals/contract/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { shareLinksQuery } from '../../../api/domain-queries.ts';
import { useOpenOnArrival } from '../../../app/open-on-arrival.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { Icon } from '../../../parts/buttons/icon.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { DataTable } from '../../../parts/tables/data-table.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useCompletedCrawls } from '../crawls/use-completed-crawls.ts';
import { NoCrawl } from '../no-crawl.tsx';
import { NEWEST } from '../reports/report-of.ts';
import { CreateDialog } from './create-dialog.tsx';
import { ShareLinkRow } from './share-link-row.tsx';

function LinkTable({ domainId, rows }: { readonly domainId: string; readonly rows: readonly ShareLink[] }) {
  const { linksTitle, columns } = useTexts().sharing;
  const crawls = useCompletedCrawls(domainId);
  return (
    <DataTable
      label={linksTitle}
      columns={[columns.link, columns.created, columns.expires, columns.lastUse]}
      actions={columns.actions}
    >
      {rows.map((link) => (
        <ShareLinkRow key={link.id} link={link} crawl={crawls?.find(({ id }) => id === link.crawl_id)} />
      ))}
    </DataTable>
  );
}

/** The share links of a domain. @param canCreate whether sharing is on and the person may create links */
export function ShareLinks({ domainId, canCreate }: { readonly domainId: string; readonly canCreate: boolean }) {
  const { sharing: texts } = useTexts();
  const list = useInfiniteQuery(shareLinksQuery(domainId));
  const crawls = useCompletedCrawls(domainId);
  // The crawl of the link that is being made; undefined: none is being made.
  const [about, setAbout] = useState<string>();
  useOpenOnArrival('create-share-link', ({ crawl = NEWEST }) => setAbout(crawl));
  const rows = list.data?.pages.flatMap(({ data }) => data);
  const hasCrawl = crawls !== undefined && crawls.length > 0;
  return (
    <section class="stack tight" aria-label={texts.linksTitle}>
      <div class="row end">
        <h2>{texts.linksTitle}</h2>
        {canCreate && hasCrawl && (
          <Button onClick={() => setAbout(NEWEST)}>
            <Icon name="plus" />
            {texts.create}
          </Button>
        )}
      </div>
      {list.isError && <ErrorNote error={list.error} />}
      {list.isPending && <SkeletonRows rows={2} />}
      {rows?.length === 0 &&
        (hasCrawl ? <p class="card pad muted">{texts.empty}</p> : <NoCrawl text={texts.noCrawl} />)}
      {rows !== undefined && rows.length > 0 && <LinkTable domainId={domainId} rows={rows} />}
      <ShowMore list={list} />
      {rows !== undefined && rows.length > 0 && <p class="small muted">{texts.addressOnce}</p>}
      <Link class="small" to="/domains/$domainId/reports" params={{ domainId }}>
        {texts.toReports}
      </Link>
      {about !== undefined && canCreate && (
        <CreateDialog domainId={domainId} about={about} onClose={() => setAbout(undefined)} />
      )}
    </section>
  );
}
