import '../domain.css';
import type { Crawl } from '@linkvitals/contract/types';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { useRights } from '../../../api/rights.ts';
import { toast, toastError } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';

const MINUTE_MS = 60_000;
/** Milliseconds of a crawl after which its rate is shown. Before that, it means little. */
const RATE_AFTER_MS = 10_000;

function rateOf({ started_at, progress }: Crawl): number | undefined {
  const runs = started_at === null ? 0 : Date.now() - new Date(started_at).getTime();
  return runs < RATE_AFTER_MS ? undefined : Math.round((progress.targets_checked * MINUTE_MS) / runs);
}

/** A crawl under way: its progress, its results so far, and a button that cancels it. */
export function LiveCrawl({ crawl }: { readonly crawl: Crawl }) {
  const { domain, common } = useTexts();
  const { live } = domain;
  const format = useFormat();
  const rights = useRights()(crawl.domain_id);
  const cancel = useMutation({
    mutationFn: () => client.crawls.cancel(crawl.id),
    onSuccess: () => toast(live.canceled),
    onError: (error) => toastError(error, common.failed),
  });
  const { pages_crawled, targets_checked, targets_found, broken } = crawl.progress;
  const rate = rateOf(crawl);
  const checked = live.linksOf(format.number(targets_checked), format.number(targets_found));
  return (
    <section class="live stack" aria-label={live.title}>
      <div class="row end">
        <h2>{live.title}</h2>
        {rights.has('crawl') && (
          <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {live.cancel}
          </Button>
        )}
      </div>
      <progress aria-label={live.links} max={Math.max(1, targets_found)} value={targets_checked} />
      {crawl.state === 'queued' ? (
        <p class="muted">{live.queued}</p>
      ) : (
        <dl class="numbers">
          <div>
            <dt class="small muted">{live.pages}</dt>
            <dd>{format.number(pages_crawled)}</dd>
          </div>
          <div>
            <dt class="small muted">{live.links}</dt>
            <dd>{checked}</dd>
          </div>
          <div>
            <dt class="small muted">{live.broken}</dt>
            <dd>{format.number(broken)}</dd>
          </div>
        </dl>
      )}
      {rate !== undefined && <p class="small muted">{live.rate(format.number(rate))}</p>}
    </section>
  );
}
