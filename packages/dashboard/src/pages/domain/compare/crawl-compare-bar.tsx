import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/texts.tsx';

interface CompareBarProps {
  readonly domainId: string;
  /** Ids of the chosen crawls, the earlier one first. */
  readonly chosen: readonly string[];
}

/** The bar of the list of crawls that leads to the comparison of two: the chosen ones, else the newest. */
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
