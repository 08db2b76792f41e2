import { ServerText } from '../../../parts/labels/server-text.tsx';
import '../../../parts/labels/badge.css';
import type { ChannelStatus, Notification } from '@linkvitals/contract/types';
import { Moment } from '../../../parts/labels/moment.tsx';
import { ErrorNote, Note } from '../../../parts/page/note.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { channelState } from './channel-state.ts';

const TONES = {
  unused: 'unknown',
  notReady: 'fair',
  untried: 'unknown',
  failing: 'critical',
  works: 'excellent',
} as const;

/** The state of a channel: whether it works, if not, why, the domains that use it, and the outcome of the latest messages. */
export function ChannelState({ status }: { readonly status: ChannelStatus }) {
  const { channel } = useTexts().notifications;
  const { reason, detail, last_sent_at: sentAt, last_error: error, last_error_at: errorAt, used_by: use } = status;
  const state = channelState(status);
  return (
    <div class="stack tight small">
      <p class="row">
        <span class={`badge ${TONES[state]}`}>{channel.states[state]}</span>
        {sentAt !== null && (
          <span class="muted">
            {channel.lastSent} <Moment at={sentAt} />
          </span>
        )}
      </p>
      {state === 'notReady' && detail !== null && (
        <p>{(reason !== null && channel.reasons[reason]) || <ServerText>{detail}</ServerText>}</p>
      )}
      {use.domains > 0 && <p class="muted">{channel.usedBy(use)}</p>}
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
