import type { Delivery } from '@linkvitals/contract/types';
import { ServerText } from '../../../parts/labels/server-text.tsx';
import { useTexts } from '../../../texts/texts.tsx';

/** What an attempt that failed met: the status of the answer, or why there was none. */
export function AttemptFailure({ attempt }: { readonly attempt: Delivery['attempts'][number] }) {
  const { deliveries } = useTexts().webhooks;
  if (attempt.status_code !== null) return <>{deliveries.answerWas(attempt.status_code)}</>;
  return <ServerText>{attempt.error}</ServerText>;
}
