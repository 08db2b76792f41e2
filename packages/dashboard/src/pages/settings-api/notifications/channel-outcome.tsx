import { ServerText } from '../../../parts/labels/server-text.tsx';
import '../../../parts/labels/badge.css';
import type { ChannelStatus, Notification } from '@linkvitals/contract/types';
import { Moment } from '../../../parts/labels/moment.tsx';
import { ErrorNote, Note } from '../../../parts/page/note.tsx';
import { useTexts } from '../../../texts/texts.tsx';

/** The state of a channel: whether it can send, if not, why, and the outcome of the latest messages. */
export function ChannelState({ status }: { readonly status: ChannelStatus }) {
  const { channel } = useTexts().notifications;
  const { ready, reason, detail, last_sent_at: sentAt, last_error: error, last_error_at: errorAt } = status;
  // A chat without a target is not a fault: it is unused.
  const isUnused = !ready && reason === 'no_target';
  return (
    <div class="stack tight small">
      <p class="row">
        <span class={`badge ${ready ? 'excellent' : isUnused ? 'unknown' : 'fair'}`}>
          {ready ? channel.ready : isUnused ? channel.unused : channel.notReady}
        </span>
        {sentAt !== null && (
          <span class="muted">
            {channel.lastSent} <Moment at={sentAt} />
          </span>
        )}
      </p>
      {!ready && !isUnused && detail !== null && (
        <p>{(reason !== null && channel.reasons[reason]) || <ServerText>{detail}</ServerText>}</p>
      )}
      {error !== null && errorAt !== null && (
        <p class="critical last-error">
          {channel.lastError} <Moment at={errorAt} />: <ServerText>{error}</ServerText>
        </p>
      )}
    </div>
  );
}

interface TestResultProps {
  readonly messages: readonly Notification[];
  readonly error: unknown;
}

/** The outcome of a test; screen readers announce it. */
export function TestResult({ messages, error }: TestResultProps) {
  const { test } = useTexts().notifications;
  return (
    <div role="status" class="notes stack tight">
      {error !== undefined && <ErrorNote error={error} />}
      {messages.map(({ id, state, recipient, last_error: fault }) => {
        const tone = state === 'sent' ? 'excellent' : fault === null ? 'accent' : 'critical';
        const text = state === 'sent' ? test.sent : fault === null ? test.waits : test.failed;
        return (
          <Note key={id} tone={tone}>
            {recipient === null ? text : `${recipient}: ${text}`}{' '}
            {tone === 'critical' && <ServerText>{fault}</ServerText>}
          </Note>
        );
      })}
    </div>
  );
}
