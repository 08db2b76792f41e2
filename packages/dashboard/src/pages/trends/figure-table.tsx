import '../../parts/tables/table.css';
import { Link } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { Button } from '../../parts/buttons/button.tsx';
import { DateTime } from '../../parts/labels/date-time.tsx';
import { useFormat, useTexts } from '../../texts/texts.tsx';
import type { Figures, Sample } from './samples.ts';
import { WhatChanged } from './what-changed.tsx';

/** Rows that are shown initially, and that are added at a time. */
const ROWS = 100;

/** Functions that give the cells of a measured sample, by column. */
function useCells() {
  const { trends } = useTexts();
  const format = useFormat();
  const orDash = (value: number | null): string => (value === null ? '–' : format.number(value));
  const time = (value: number | null): string => (value === null ? '–' : format.milliseconds(value));
  const { columns } = trends;
  return (figures: Figures): readonly (readonly [string, string])[] => [
    [columns.score, orDash(figures.health_score)],
    [columns.broken, orDash(figures.broken_links)],
    [columns.issues, orDash(Object.values(figures.issue_counts).reduce((sum, count) => sum + count, 0))],
    [columns.load, time(figures.response_time_ms)],
    [columns.slowest, time(figures.response_time_p95_ms)],
    [columns.pages, orDash(figures.total_urls)],
  ];
}

interface RowProps {
  readonly samples: readonly Sample[];
  readonly sample: Sample;
  readonly domainId: string | null;
  readonly isSeen: boolean;
}

/**
 * The time of a sample; for a crawl, it is a link. A table only for screen readers has no links, because their focus would be invisible.
 */
function When({ sample, domainId, isSeen }: RowProps) {
  const format = useFormat();
  const { crawlId } = sample;
  if (crawlId === null || domainId === null) return <>{format.date(new Date(sample.at * 1000))}</>;
  if (!isSeen) return <DateTime at={sample.at * 1000} />;
  return (
    <Link to="/domains/$domainId/crawls/$crawlId" params={{ domainId, crawlId }}>
      <DateTime at={sample.at * 1000} />
    </Link>
  );
}

function Row(props: RowProps) {
  const { sample, samples, domainId, isSeen } = props;
  const { trends } = useTexts();
  const format = useFormat();
  const cellsOf = useCells();
  const { failed, canceled, figures, domains } = sample;
  const others = [failed > 0 && trends.failed(failed), canceled > 0 && trends.canceled(canceled)].filter(Boolean);
  return (
    <tr>
      <th scope="row">
        <When {...props} />{' '}
        {isSeen && domainId !== null && <WhatChanged samples={samples} sample={sample} domainId={domainId} />}
        {/* The line may break only at this space, because neither part may be broken. */}{' '}
        {others.length > 0 && <span class="small muted">{others.join(', ')}</span>}
      </th>
      {domainId === null && (
        <td class="num" data-label={trends.columns.domains}>
          {format.number(domains ?? 0)}
        </td>
      )}
      {figures === null ? (
        <td class="muted" colSpan={6}>
          {trends.nothingMeasured}
        </td>
      ) : (
        cellsOf(figures).map(([column, value]) => (
          <td key={column} class={column === trends.columns.slowest ? 'num whole' : 'num'} data-label={column}>
            {value}
          </td>
        ))
      )}
    </tr>
  );
}

interface FigureTableProps {
  readonly samples: readonly Sample[];
  /** The domain; null: samples are days of all domains. */
  readonly domainId: string | null;
  /** Whether the table is visible; false: it is beside a chart, for screen readers. */
  readonly isSeen: boolean;
}

/** The figures of the chart as a table, newest first. */
export function FigureTable({ samples, domainId, isSeen }: FigureTableProps) {
  const { trends, common } = useTexts();
  const { columns } = trends;
  const [count, setCount] = useState(ROWS);
  const newest = samples.toReversed().slice(0, isSeen ? count : ROWS);
  const isCut = newest.length < samples.length;
  const heads = [
    ...(domainId === null ? [columns.domains] : []),
    columns.score,
    columns.broken,
    columns.issues,
    columns.load,
    columns.slowest,
    columns.pages,
  ];
  return (
    <div class={isSeen ? 'stack' : 'unseen'}>
      <div class="card table-card">
        <table class="stacked trend-figures" aria-label={trends.table}>
          {isCut && !isSeen && <caption>{trends.newestRows(ROWS)}</caption>}
          <thead>
            <tr>
              <th scope="col">{domainId === null ? columns.day : columns.when}</th>
              {heads.map((head) => (
                <th key={head} scope="col" class="num">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {newest.map((sample) => (
              <Row
                key={`${sample.at} ${sample.crawlId}`}
                samples={samples}
                sample={sample}
                domainId={domainId}
                isSeen={isSeen}
              />
            ))}
          </tbody>
        </table>
      </div>
      {isSeen && isCut && (
        <div class="row">
          <Button onClick={() => setCount(count + ROWS)}>{common.showMore}</Button>
        </div>
      )}
    </div>
  );
}
