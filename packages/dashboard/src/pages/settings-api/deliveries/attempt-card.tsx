import { AttemptFailure } from './attempt-failure.tsx';
import '../webhooks/webhooks.css';
import type { DeliveryWithBody } from '@linkvitals/contract/types';
import { Address } from '../../../parts/labels/address.tsx';
import { DateTime } from '../../../parts/labels/date-time.tsx';
import { LateDetails } from '../../../parts/page/late-details.tsx';
import { Note } from '../../../parts/page/note.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { Payload } from '../webhooks/payload.tsx';
import { attemptAdvice } from './attempt-advice.ts';
import { AttemptHint } from './attempt-hint.tsx';
import { requestHeaders } from './request-headers.ts';

interface AttemptCardProps {
  readonly delivery: DeliveryWithBody;
  readonly attempt: DeliveryWithBody['attempts'][number];
  readonly isOpen: boolean;
}

function RequestHeaders({ delivery, attempt }: Pick<AttemptCardProps, 'delivery' | 'attempt'>) {
  const { deliveries } = useTexts().webhooks;
  return (
    <div class="stack tight">
      <h3>{deliveries.requestHeaders}</h3>
      <Payload
        label={deliveries.ofAttempt(deliveries.requestHeaders, attempt.number)}
        text={requestHeaders(delivery, attempt)
          .map(([name, value]) => `${name}: ${value}`)
          .join('\n')}
      />
    </div>
  );
}

const loadProgram = async () => (await import('../webhooks/verify-program.tsx')).VerifyProgram;

/** The request of one attempt and its response. The response comes from another server, so it is shown as plain text only. */
export function AttemptCard({ delivery, attempt, isOpen }: AttemptCardProps) {
  const { deliveries } = useTexts().webhooks;
  const format = useFormat();
  const advice = attemptAdvice(attempt);
  const { response_body: body } = attempt;
  return (
    <details class="card attempt" open={isOpen}>
      <summary>
        <b>{deliveries.attempt(attempt.number)}</b>
        <span class="muted">
          <DateTime at={attempt.started_at} />
        </span>
        <span class={`mono ${advice === undefined ? 'excellent' : 'critical'} outcome`}>
          {attempt.status_code ?? deliveries.noAnswer} · {format.milliseconds(attempt.response_time_ms)}
        </span>
      </summary>
      <div class="stack">
        {advice !== undefined && (
          <Note tone="critical">
            <AttemptFailure attempt={attempt} /> <AttemptHint advice={advice} />
          </Note>
        )}
        <dl class="delivery-facts">
          <dt>{deliveries.sentTo}</dt>
          <dd class="mono">
            <Address url={attempt.url} />
          </dd>
        </dl>
        <div class="stack tight">
          <h3>{deliveries.response}</h3>
          {body ? (
            <Payload label={deliveries.ofAttempt(deliveries.response, attempt.number)} text={body} />
          ) : (
            <p class="muted">{deliveries.noBody}</p>
          )}
        </div>
        <RequestHeaders delivery={delivery} attempt={attempt} />
        {attempt.signature !== null && (
          <LateDetails
            summary={deliveries.verify.title}
            name="verify-program"
            load={loadProgram}
            props={{ attempt: attempt.number, signature: attempt.signature, body: delivery.body }}
          />
        )}
      </div>
    </details>
  );
}
