import { useTexts } from '../../../texts/texts.tsx';

/** A failed delivery is not sent again: what to do instead. @param crawlId the one to fetch, where it is known */
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
