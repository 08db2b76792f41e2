import '../../../parts/labels/badge.css';
import '../../../parts/tables/table.css';
import '../issues/issues.css';
import type { Page, PageSort } from '@linkvitals/contract/types';
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useState } from 'preact/hooks';
import { Icon } from '../../../parts/buttons/icon.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { FoundUrl } from '../facts/found-url.tsx';
import { PageFacts } from './page-facts.tsx';
import type { ResultsCrawl } from './results-crawl.ts';
import { severityTones } from './severity-box.tsx';

interface PageRowProps {
  readonly page: Page;
  readonly crawl: ResultsCrawl;
}

const worstOf = ({ findings }: Page) =>
  (['error', 'warning', 'notice'] as const).find((one) => findings.some(({ severity }) => severity === one));

/** A figure with its name, which is for screen readers and for phones, where the list has no column headings. */
const Figure = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => (
  <span>
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
  readonly sort: PageSort | undefined;
  /** Called with the new order; undefined: as the crawl found the pages. */
  readonly onSort: (sort: PageSort | undefined) => void;
}

/**
 * The column headings of the figures: a press on one orders the pages by it, another press undoes that. Headings that are no buttons are
 * hidden from screen readers, because each row names its figures.
 */
export function PageHeads({ sort, onSort }: PageHeadsProps) {
  const { heads, sorts } = useTexts().results.pages;
  const head = (by: keyof typeof sorts, text: string) => (
    <span>
      <button
        type="button"
        class="sort"
        title={sorts[by]}
        aria-pressed={sort === by}
        onClick={() => onSort(sort === by ? undefined : by)}
      >
        {text}
        <Icon name={sort === by ? 'down' : 'sortable'} size={14} />
      </button>
    </span>
  );
  return (
    <div class="issue result compact page-heads">
      <span />
      <div aria-hidden="true">
        <div>{heads.page}</div>
      </div>
      <p class="result-figures">
        {head('broken_links', heads.broken)}
        {head('load_time', heads.load)}
        {head('size', heads.size)}
        <span aria-hidden="true">{heads.checks}</span>
      </p>
    </div>
  );
}

/** The number of broken links of a page, in words. It is not known before the crawl has ended. */
function BrokenLinks({ count }: { readonly count: number | null }) {
  const { pages: texts } = useTexts().results;
  const format = useFormat();
  if (count === null) return <>–</>;
  if (count === 0) return <span class="muted">{texts.noBroken}</span>;
  return <span class="badge critical">{texts.broken(format.number(count))}</span>;
}

/** One page that the crawl read. It is memoised, so that it does not render again when more rows are loaded. */
export const PageRow = memo(function PageRow({ page, crawl }: PageRowProps) {
  const { issues, results } = useTexts();
  const { pages: texts } = results;
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const worst = worstOf(page);
  const { response_time_ms, bytes, status_code, title, findings, broken_links } = page;
  return (
    <li class="issue result compact">
      <span class={`code ${toneOf(page)}`}>{status_code}</span>
      <div>
        <div>
          <FoundUrl url={page.url} />
        </div>
        <p class={title ? undefined : 'muted'}>{title || texts.noTitle}</p>
      </div>
      <p class="result-figures">
        <Figure name={texts.heads.broken}>
          <BrokenLinks count={broken_links} />
        </Figure>
        <Figure name={texts.heads.load}>
          {response_time_ms === null ? '–' : format.milliseconds(response_time_ms)}
        </Figure>
        <Figure name={texts.heads.size}>{format.bytes(bytes)}</Figure>
        <Figure name={texts.heads.checks}>
          {worst === undefined ? (
            <span class="muted">{texts.noFindings}</span>
          ) : (
            <span class={`badge ${severityTones[worst]}`}>{texts.findings(findings.length)}</span>
          )}
        </Figure>
      </p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{issues.evidence}</summary>
        {isOpen && <PageFacts page={page} crawl={crawl} />}
      </details>
    </li>
  );
});
