import { useTexts } from '../../../texts/texts.tsx';

/**
 * A note on what to do instead of sending a failed delivery again, which is not possible. @param crawlId the crawl to fetch, if it is
 * known
 */
export function InsteadOfReplay({ crawlId = '{crawl_id}' }: { readonly crawlId?: string }) {
  const { deliveries } = useTexts().webhooks;
  return (
    <aside class="small muted stack tight">
      <p>
        {deliveries.kept} {deliveries.instead.lead}
      </p>
      <p>
        <code>GET /api/v1/crawls/{crawlId}</code>
      </p>
      <p>{deliveries.instead.text}</p>
    </aside>
  );
}
