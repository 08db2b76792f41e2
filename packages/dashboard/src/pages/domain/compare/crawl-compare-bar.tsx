import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/texts.tsx';

interface CompareBarProps {
  readonly domainId: string;
  /** Ids, the earlier crawl first. */
  readonly chosen: readonly string[];
}

/** Leads from the list of crawls to the comparison of two of them: those that are chosen, or else the newest. */
export function CompareBar({ domainId, chosen }: CompareBarProps) {
  const { compare } = useTexts();
  const [base, head] = chosen;
  const isReady = base !== undefined && head !== undefined;
  return (
    <div class={`row end compare-bar${chosen.length > 0 ? ' chosen' : ''}`}>
      <span class="small muted" role="status">
        {chosen.length === 0 ? compare.choose : compare.chosen(chosen.length)}
      </span>
      <Link
        className="button"
        to="/domains/$domainId/crawls/compare"
        params={{ domainId }}
        search={isReady ? { base, head } : { head: base }}
      >
        {compare.link}
      </Link>
    </div>
  );
}
