import type { Crawl } from '@linkvitals/contract/types';
import { Link, useParams } from '@tanstack/react-router';
import { isUnderWay } from '../../api/crawl-queries.ts';
import { shownState } from '../../api/shown-state.ts';
import { toast } from '../../app/toasts.tsx';
import { pagePaths } from '../../page-paths.ts';
import { useTexts } from '../../texts/texts.tsx';
import { useLiveCrawl } from './crawls/use-live-crawl.ts';

/** The tones of the toast that announces the end of a crawl. */
const tones = {
  queued: 'unknown',
  running: 'unknown',
  completed: 'excellent',
  failed: 'critical',
  canceled: 'unknown',
} as const;

interface RunningMarkProps {
  readonly domainId: string;
  readonly crawlId: string;
}

function Followed({ domainId, crawlId }: RunningMarkProps) {
  const { domain, crawls } = useTexts();
  const announce = (ended: Crawl) => {
    const state = shownState(ended);
    toast(domain.live.ended(crawls.states[state]), tones[state]);
  };
  const crawl = useLiveCrawl(crawlId, announce);
  if (!isUnderWay(crawl?.state)) return null;
  return (
    <Link className="badge running" to={pagePaths.crawl} params={{ domainId, crawlId }}>
      {domain.live.title}
    </Link>
  );
}

/**
 * The mark, on every page of a domain, that a crawl is under way, which also announces its end. The page of the crawl itself, where
 * both are shown anyway, does without.
 */
export function RunningMark(props: RunningMarkProps) {
  const { crawlId } = useParams({ strict: false });
  return crawlId === props.crawlId ? null : <Followed {...props} />;
}
