import '../../../parts/labels/badge.css';
import '../issues/issues.css';
import type { Page } from '@linkvitals/contract/types';
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useState } from 'preact/hooks';
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

/** The column headings of the figures. They are hidden from screen readers, because each row names its figures. */
export function PageHeads() {
  const { heads } = useTexts().results.pages;
  return (
    <div class="issue result compact page-heads" aria-hidden="true">
      <span />
      <div>
        <div>{heads.page}</div>
      </div>
      <p class="result-figures">
        <span>{heads.load}</span>
        <span>{heads.size}</span>
        <span>{heads.checks}</span>
      </p>
    </div>
  );
}

/** One page that the crawl read. It is memoised, so that it does not render again when more rows are loaded. */
export const PageRow = memo(function PageRow({ page, crawl }: PageRowProps) {
  const { issues, results } = useTexts();
  const { pages: texts } = results;
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const worst = worstOf(page);
  const { response_time_ms, bytes, status_code, title, findings } = page;
  return (
    <li class="issue result compact">
      <span class={`code ${status_code < 400 ? 'excellent' : 'critical'}`}>{status_code}</span>
      <div>
        <div>
          <FoundUrl url={page.url} />
        </div>
        <p class={title ? undefined : 'muted'}>{title || texts.noTitle}</p>
      </div>
      <p class="result-figures">
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
