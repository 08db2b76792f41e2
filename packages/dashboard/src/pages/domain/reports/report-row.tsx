import { DateTime } from '../../../parts/labels/date-time.tsx';
import { ServerText } from '../../../parts/labels/server-text.tsx';
import '../../../parts/labels/badge.css';
import type { Crawl, Report, ReportState } from '@linkvitals/contract/types';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'preact/hooks';
import { isBeingMade } from '../../../api/is-being-made.ts';
import { useRights } from '../../../api/rights.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { Icon } from '../../../parts/buttons/icon.tsx';
import { Deadline } from '../../../parts/labels/deadline.tsx';
import { Moment } from '../../../parts/labels/moment.tsx';
import { languages } from '../../../texts/languages.ts';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { DeleteReportDialog } from './delete-report-dialog.tsx';
import { reportFilePath } from './report-file.ts';
import { isRead } from './report-of.ts';

const tones: Readonly<Record<ReportState, string>> = {
  queued: 'unknown',
  running: 'running',
  completed: 'excellent',
  failed: 'critical',
};

/** The last moment of a period, whose end is exclusive. */
const lastMoment = (end: string): Date => new Date(Date.parse(end) - 1);

function About({ report, crawl }: { readonly report: Report; readonly crawl: Crawl | undefined }) {
  const { reports } = useTexts();
  const format = useFormat();
  const { from, to } = report;
  if (from !== null && to !== null) {
    return <>{reports.between(format.date(new Date(from)), format.date(lastMoment(to)))}</>;
  }
  const ended = crawl?.finished_at;
  return (
    <Link to="/domains/$domainId/crawls/$crawlId" params={{ domainId: report.domain_id, crawlId: report.crawl_id }}>
      {ended ? <DateTime at={ended} text={reports.crawlOf} /> : reports.earlierCrawl}
    </Link>
  );
}

function State({ report: { state, progress, error } }: { readonly report: Report }) {
  const { states } = useTexts().reports;
  return (
    <div class="report-state">
      <span class={`badge ${tones[state]}`}>{states[state]}</span>
      {state === 'running' && <progress max={100} value={progress} aria-label={states.running} />}
      {error !== null && (
        <span class="small">
          <ServerText>{error}</ServerText>
        </span>
      )}
    </div>
  );
}

/** Returns the name of a report, for the list and for its buttons. */
function useReportName(): (report: Pick<Report, 'format' | 'section'>) => string {
  const { formats, sections } = useTexts().reports;
  return ({ format, section }) => (section === null ? formats[format] : `CSV: ${sections[section]}`);
}

interface ReportRowProps {
  readonly report: Report;
  readonly crawl: Crawl | undefined;
}

/** One report: its name, its state and its actions. */
export function ReportRow({ report, crawl }: ReportRowProps) {
  const { columns, expires, download, share, remove } = useTexts().reports;
  const name = useReportName()(report);
  const format = useFormat();
  const rights = useRights()(report.domain_id);
  const [isDeleting, setDeleting] = useState(false);
  const id = useId();
  const { file } = report;
  return (
    <tr>
      <td class="whole">
        <b id={id}>{name}</b>
        <div class="small muted">
          <About report={report} crawl={crawl} />
          {isRead(report.format) && ` · ${languages[report.language]}`}
        </div>
      </td>
      <td class={isBeingMade(report) ? 'whole' : undefined}>
        <State report={report} />
      </td>
      <td class="num nowrap" data-label={columns.size}>
        {file === null ? '–' : format.bytes(file.bytes)}
      </td>
      <td class="whole nowrap" data-label={columns.made}>
        <Moment at={report.finished_at ?? report.created_at} />
        {report.expires_at !== null && (
          <div class="small muted">
            {expires} <Deadline at={report.expires_at} />
          </div>
        )}
      </td>
      <td class="whole">
        <div class="cell-actions">
          {rights.has('edit') && report.from === null && (
            <Link
              class="button quiet nowrap"
              to="/domains/$domainId/sharing"
              params={{ domainId: report.domain_id }}
              state={{ open: 'create-share-link', crawl: report.crawl_id }}
              aria-describedby={id}
            >
              {share}
            </Link>
          )}
          {file !== null && (
            <a class="button" href={reportFilePath(report.id)} download={file.name} aria-describedby={id}>
              {download}
            </a>
          )}
          {rights.has('edit') && (
            <Button kind="quiet" square aria-label={remove} aria-describedby={id} onClick={() => setDeleting(true)}>
              <Icon name="trash" />
            </Button>
          )}
        </div>
        {isDeleting && <DeleteReportDialog report={report} name={name} onClose={() => setDeleting(false)} />}
      </td>
    </tr>
  );
}
