import '../../../parts/tables/table.css';
import './reports.css';
import type { Report } from '@linkvitals/contract/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'preact/hooks';
import { reportsQuery } from '../../../api/report-queries.ts';
import { useOpenOnArrival } from '../../../app/open-on-arrival.ts';
import { toast } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { Icon } from '../../../parts/buttons/icon.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useCompletedCrawls } from '../crawls/use-completed-crawls.ts';
import { NoCrawl } from '../no-crawl.tsx';
import { MakeDialog } from './make-dialog.tsx';
import { ReportRow } from './report-row.tsx';
import { type ReportWatch, watchReports } from './watch-reports.ts';

/** Announces reports that have become ready, or could not be made. @returns a function to call with a newly requested report */
function useAnnouncements(reports: readonly Report[] | undefined): ReportWatch['begin'] {
  const { ready, failed } = useTexts().reports;
  const [watch] = useState(watchReports);
  useEffect(() => {
    for (const { state } of watch.look(reports ?? [])) {
      if (state === 'completed') toast(ready);
      else toast(failed, 'critical');
    }
  }, [watch, reports, ready, failed]);
  return watch.begin;
}

interface ReportTableProps {
  readonly domainId: string;
  readonly rows: readonly Report[];
}

function ReportTable({ domainId, rows }: ReportTableProps) {
  const { title, columns } = useTexts().reports;
  const crawls = useCompletedCrawls(domainId);
  return (
    <div class="card table-card">
      <table class="stacked" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{columns.report}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col" class="num">
              {columns.size}
            </th>
            <th scope="col">{columns.made}</th>
            <th scope="col">
              <span class="unseen">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((report) => (
            <ReportRow key={report.id} report={report} crawl={crawls?.find(({ id }) => id === report.crawl_id)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The page with the reports of a domain, to make, download and delete them. */
export function ReportsPage() {
  const { reports: texts } = useTexts();
  const { domainId } = useParams({ from: '/signed-in/domains/$domainId/reports' });
  const list = useInfiniteQuery(reportsQuery(domainId));
  const crawls = useCompletedCrawls(domainId);
  const [isMaking, setMaking] = useState(false);
  useOpenOnArrival('make-report', () => setMaking(true));
  const rows = list.data?.pages.flatMap(({ data }) => data);
  const onMade = useAnnouncements(rows);
  const canMake = crawls !== undefined && crawls.length > 0;
  return (
    <div class="stack">
      <div class="row end">
        <p class="muted report-lead">{texts.lead}</p>
        {canMake && (
          <Button onClick={() => setMaking(true)}>
            <Icon name="plus" />
            {texts.make}
          </Button>
        )}
      </div>
      {list.isError && <ErrorNote error={list.error} />}
      {list.isPending && <SkeletonRows rows={3} />}
      {rows?.length === 0 && (canMake ? <p class="card pad muted">{texts.empty}</p> : <NoCrawl text={texts.noCrawl} />)}
      {rows !== undefined && rows.length > 0 && <ReportTable domainId={domainId} rows={rows} />}
      <ShowMore list={list} />
      <Link class="small" to="/domains/$domainId/sharing" params={{ domainId }}>
        {texts.toSharing}
      </Link>
      {isMaking && <MakeDialog domainId={domainId} onMade={onMade} onClose={() => setMaking(false)} />}
    </div>
  );
}
