import type { Crawl } from '@linkvitals/contract/types';
import { Link } from '@tanstack/react-router';
import { useId } from 'preact/hooks';
import { Score } from '../../../parts/labels/score.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';

interface CrawlChoiceProps {
  readonly label: string;
  readonly crawl: Crawl;
  /** The newest completed crawls. */
  readonly completed: readonly Crawl[];
  readonly domainId: string;
  readonly onChoose: (crawlId: string) => void;
}

/** One of the two crawls: its time, its score, and a choice of others. */
export function CrawlChoice({ label, crawl, completed, domainId, onChoose }: CrawlChoiceProps) {
  const { compare } = useTexts();
  const format = useFormat();
  const id = useId();
  const isListed = completed.some((one) => one.id === crawl.id);
  const whenOf = ({ started_at, queued_at }: Crawl): string => format.dateTime(new Date(started_at ?? queued_at));
  return (
    <div class="card pad stack tight">
      <label for={id}>{label}</label>
      <select id={id} class="input" value={crawl.id} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {(isListed ? completed : [...completed, crawl]).map((one) => (
          <option key={one.id} value={one.id}>
            {whenOf(one)}
          </option>
        ))}
      </select>
      <div class="row end">
        <Score score={crawl.health_score} status={crawl.health_status} />
        <Link
          to="/domains/$domainId/crawls/$crawlId"
          params={{ domainId, crawlId: crawl.id }}
          aria-label={`${compare.open}: ${whenOf(crawl)}`}
        >
          {compare.open}
        </Link>
      </div>
    </div>
  );
}
