import type { Delivery } from '@linkvitals/contract/types';
import { ServerText } from '../../../parts/labels/server-text.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { answerWords } from './answer-words.ts';

/** The fault of a failed attempt: the status and first words of the response, or the reason why there was none. */
export function AttemptFailure({ attempt }: { readonly attempt: Delivery['attempts'][number] }) {
  const { deliveries } = useTexts().webhooks;
  const { status_code: status, response_body: body } = attempt;
  if (status !== null) return <>{deliveries.answerWas(status, answerWords(body))}</>;
  return <ServerText>{attempt.error}</ServerText>;
}
