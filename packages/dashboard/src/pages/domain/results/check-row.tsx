import '../issues/issues.css';
import './results.css';
import type { FindingCount } from '@linkvitals/contract/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { findingsQuery } from '../../../api/result-queries.ts';
import { SeverityMark } from '../../../parts/labels/severity-mark.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useCheckText } from '../facts/check-texts.ts';
import { detailText } from '../facts/detail-text.ts';
import { FoundUrl } from '../facts/found-url.tsx';
import type { ResultsCrawl } from './results-crawl.ts';

interface AffectedPagesProps {
  readonly code: string;
  readonly crawl: ResultsCrawl;
}

function AffectedPages({ code, crawl }: AffectedPagesProps) {
  const { detailWords } = useTexts();
  const list = useInfiniteQuery(findingsQuery(crawl, code));
  if (list.isError) return <ErrorNote error={list.error} />;
  const findings = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <div class="evidence">
      <ul class="places">
        {findings.map(({ target_id, page_url, detail }) => (
          <li key={target_id}>
            <FoundUrl url={page_url} byPath /> {detail && <span class="muted">{detailText(detail, detailWords)}</span>}
          </li>
        ))}
      </ul>
      <ShowMore list={list} />
    </div>
  );
}

interface CheckRowProps {
  readonly count: FindingCount;
  readonly crawl: ResultsCrawl;
}

/** A check with its meaning, how to fix it, and the pages that fail it. */
export function CheckRow({ count, crawl }: CheckRowProps) {
  const { results } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { title, howToFix } = useCheckText()(count);
  return (
    <li class="result">
      <SeverityMark severity={count.severity} />
      <div class="result-main">
        <p>
          <b>{title}</b>
        </p>
        {howToFix && <p class="muted">{howToFix}</p>}
      </div>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{results.checks.pages(count.count)}</summary>
        {isOpen && <AffectedPages code={count.code} crawl={crawl} />}
      </details>
    </li>
  );
}
