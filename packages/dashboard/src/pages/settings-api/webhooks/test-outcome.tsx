import type { Delivery } from '@linkvitals/contract/types';
import { Link } from '@tanstack/react-router';
import { ErrorNote, Note } from '../../../parts/page/note.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { attemptAdvice } from '../deliveries/attempt-advice.ts';
import { AttemptFailure } from '../deliveries/attempt-failure.tsx';
import { AttemptHint } from '../deliveries/attempt-hint.tsx';
import type { TestEvent } from './use-test-event.ts';

interface OutcomeProps {
  readonly delivery: Delivery;
  /** Whether to leave out the advice, because the page shows a delivery with its own. */
  readonly isBrief: boolean;
}

function Outcome({ delivery, isBrief }: OutcomeProps) {
  const { test } = useTexts().webhooks;
  const format = useFormat();
  const attempt = delivery.attempts.at(-1);
  if (attempt === undefined) return <Note tone="accent">{test.waits}</Note>;
  const advice = attemptAdvice(attempt);
  const params = { webhookId: delivery.webhook_id, deliveryId: delivery.id };
  return (
    <Note tone={advice === undefined ? 'excellent' : 'critical'}>
      {advice === undefined ? (
        test.delivered(attempt.status_code ?? 0, format.milliseconds(attempt.response_time_ms))
      ) : (
        <>
          {test.failed} <AttemptFailure attempt={attempt} /> {!isBrief && <AttemptHint advice={advice} />}
        </>
      )}{' '}
      <Link to="/settings/api/webhooks/$webhookId/deliveries/$deliveryId" params={params}>
        {test.see}
      </Link>
    </Note>
  );
}

interface TestOutcomeProps {
  readonly test: TestEvent;
  /** Id of the delivery that the page shows, if it shows one. */
  readonly deliveryId: string | undefined;
}

/** The outcome of a test event; screen readers announce it. Renders nothing when the page shows the delivery of the test. */
export function TestOutcome({ test, deliveryId }: TestOutcomeProps) {
  const { delivery, error } = test;
  return (
    <div role="status" class="notes">
      {delivery && delivery.id !== deliveryId && <Outcome delivery={delivery} isBrief={deliveryId !== undefined} />}
      {error !== undefined && <ErrorNote error={error} />}
    </div>
  );
}
