import { shortHost } from '@linkvitals/contract/readable/host';
import type { Webhook } from '@linkvitals/contract/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { webhooksQuery } from '../../api/webhook-queries.ts';
import { useManages } from '../../app/session/use-role.ts';
import { Note } from '../../parts/page/note.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { deafEndpoints } from './deaf-endpoints.ts';

/** A note that events do not reach the services of the account. It is for people who can do something about it. */
export function WebhookNote() {
  const { deafWebhooks } = useTexts().domains;
  // Members may not read the endpoints.
  const { data } = useInfiniteQuery({ ...webhooksQuery, enabled: useManages() });
  const deaf = deafEndpoints(data?.pages.flatMap((page) => page.data) ?? []);
  const [first] = deaf;
  if (first === undefined) return null;
  const isOne = deaf.length === 1;
  const nameOf = ({ description, url }: Webhook) =>
    description ? deafWebhooks.described(description) : deafWebhooks.to(shortHost(new URL(url).host));
  return (
    <Note tone="critical">
      {isOne ? nameOf(first) : deafWebhooks.several(deaf.length)}{' '}
      {isOne ? (
        <Link to="/settings/api/webhooks/$webhookId" params={{ webhookId: first.id }}>
          {deafWebhooks.see}
        </Link>
      ) : (
        <Link to="/settings/api/webhooks">{deafWebhooks.see}</Link>
      )}
    </Note>
  );
}
