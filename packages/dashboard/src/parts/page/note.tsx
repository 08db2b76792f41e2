import './note.css';
import type { ComponentChildren } from 'preact';
import { isOutage, isSignedOut, shownError } from '../../api/errors.ts';
import { useIsAway } from '../../app/connection/use-is-away.ts';
import { useFormat, useTexts } from '../../texts/texts.tsx';
import { Icon } from '../buttons/icon.tsx';
import { ProblemText } from '../labels/problem-text.tsx';

/** The tone; `unknown` is neutral. */
type Tone = 'accent' | 'excellent' | 'fair' | 'critical' | 'unknown';

interface NoteProps {
  readonly tone: Tone;
  readonly children: ComponentChildren;
  /** The role for screen readers, which announce the note when it appears: `alert` at once, `status` at the next pause. */
  readonly role?: 'alert' | 'status';
}

/** Icons whose outlines distinguish the tones without colour. */
const icons = { accent: 'info', excellent: 'check', fair: 'warning', critical: 'failure' } as const;

/** A message at the place that it is about. */
export function Note({ tone, children, role }: NoteProps) {
  return (
    <div class={`note ${tone}`} role={role}>
      {tone !== 'unknown' && <Icon name={icons[tone]} />}
      <div>{children}</div>
    </div>
  );
}

/**
 * The text of an error and what to do, with the request id for a failure of the server. Renders nothing during an outage, which the
 * banner at the top announces already.
 */
export function ErrorNote({ error, text }: { readonly error: unknown; readonly text?: ComponentChildren }) {
  const { common } = useTexts();
  const format = useFormat();
  const { requestId, againAt } = shownError(error);
  const isAway = useIsAway(error);
  if (isAway && text === undefined) return null;
  const otherwise = isOutage(error) ? common.noAnswer : common.failed;
  return (
    <div class="note critical" role="alert">
      <Icon name={icons.critical} />
      <div>
        {text ?? (isSignedOut(error) ? common.sessionEnded : <ProblemText error={error} otherwise={otherwise} />)}
      </div>
      {againAt !== undefined && <div class="request-id">{common.againAt(format.clock(new Date(againAt)))}</div>}
      {requestId !== undefined && <div class="request-id">{common.requestId(requestId)}</div>}
    </div>
  );
}
