import '../../../parts/labels/badge.css';
import '../../../parts/tables/table.css';
import '../issues/issues.css';
import './results.css';
import type { Page, PageSort } from '@linkvitals/contract/types';
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useState } from 'preact/hooks';
import { Icon } from '../../../parts/buttons/icon.tsx';
import { severityTones } from '../../../parts/labels/severity-mark.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { FoundUrl } from '../facts/found-url.tsx';
import { PageFacts } from './page-facts.tsx';
import type { ResultsCrawl } from './results-crawl.ts';

interface PageRowProps {
  readonly page: Page;
  readonly crawl: ResultsCrawl;
  /** The most broken links that a page of the list has. */
  readonly max: number;
}

const worstOf = ({ findings }: Page) =>
  (['error', 'warning', 'notice'] as const).find((one) => findings.some(({ severity }) => severity === one));

interface FigureProps {
  readonly name: string;
  readonly isZero?: boolean;
  readonly children: ComponentChildren;
}

/** A figure with its name, which is for screen readers and for phones, where the list has no column headings. */
const Figure = ({ name, isZero = false, children }: FigureProps) => (
  <span class={isZero ? 'zero' : undefined}>
    <span class="figure-name muted">{name}: </span>
    {children}
  </span>
);

/** The tone of the status. A status that says success is not shown as good on a page with broken links. */
function toneOf({ status_code, broken_links }: Page): string {
  if (status_code >= 400) return 'critical';
  return broken_links ? 'unknown' : 'excellent';
}

interface PageHeadsProps {
  /** Undefined: as the crawl found the pages. */
  readonly sort: PageSort | undefined;
  /** Called with the new order. */
  readonly onSort: (sort: PageSort) => void;
}

/**
 * The column headings: a press on one of a figure orders the pages by it, another press undoes that. Headings that are no buttons are
 * hidden from screen readers, because each row names its figures.
 */
export function PageHeads({ sort, onSort }: PageHeadsProps) {
  const { heads, sorts } = useTexts().results.pages;
  const head = (by: Exclude<PageSort, 'discovery'>, text: string) => (
    <span>
      <button
        type="button"
        class="sort"
        title={sorts[by]}
        aria-pressed={sort === by}
        onClick={() => onSort(sort === by ? 'discovery' : by)}
      >
        {text}
        <Icon name={sort === by ? 'down' : 'sortable'} size={14} />
      </button>
    </span>
  );
  return (
    <div class="result-heads">
      <span aria-hidden="true">{heads.status}</span>
      <div aria-hidden="true">
        <span>{heads.page}</span>
        <span>{heads.address}</span>
      </div>
      <p class="figures">
        {head('broken_links', heads.broken)}
        {head('load_time', heads.load)}
        {head('size', heads.size)}
        <span aria-hidden="true">{heads.checks}</span>
      </p>
    </div>
  );
}

interface BrokenLinksProps {
  /** Null: it is not known before the crawl has ended. */
  readonly count: number | null;
  readonly max: number;
}

/** The number of broken links of a page, with a bar in proportion to the most that a page of the list has. */
function BrokenLinks({ count, max }: BrokenLinksProps) {
  const format = useFormat();
  if (count === null) return <>–</>;
  return (
    <span class="heat">
      <i style={{ '--share': `${Math.round((100 * count) / Math.max(max, 1))}%` }} />
      <b>{format.number(count)}</b>
    </span>
  );
}

/** One page that the crawl read. It is memoised, so that it does not render again when more rows are loaded. */
export const PageRow = memo(function PageRow({ page, crawl, max }: PageRowProps) {
  const { issues, results } = useTexts();
  const { pages: texts } = results;
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const worst = worstOf(page);
  const { response_time_ms, bytes, status_code, title, findings, broken_links } = page;
  return (
    <li class="result compact">
      <span class={`code ${toneOf(page)}`}>{status_code}</span>
      <div class="result-main">
        <p class="title">{title ? <b>{title}</b> : <span class="muted">{texts.noTitle}</span>}</p>
        <div class="muted">
          <FoundUrl url={page.url} oneLine />
        </div>
      </div>
      <p class="result-figures">
        <Figure name={texts.heads.broken} isZero={!broken_links}>
          <BrokenLinks count={broken_links} max={max} />
        </Figure>
        <Figure name={texts.heads.load}>
          {response_time_ms === null ? '–' : format.milliseconds(response_time_ms)}
        </Figure>
        <Figure name={texts.heads.size}>{format.bytes(bytes)}</Figure>
        <Figure name={texts.heads.checks} isZero={worst === undefined}>
          {worst === undefined ? '0' : <b class={`badge ${severityTones[worst]}`}>{format.number(findings.length)}</b>}
        </Figure>
      </p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{issues.evidence}</summary>
        {isOpen && <PageFacts page={page} crawl={crawl} />}
      </details>
    </li>
  );
});
