import './note.css';
import type { ComponentChildren } from 'preact';
import { isOutage, isSignedOut, shownError } from '../../api/errors.ts';
import { useIsAway } from '../../app/connection/use-is-away.ts';
import { useFormat, useTexts } from '../../texts/texts.tsx';
import { Icon } from '../buttons/icon.tsx';
import { ProblemText } from '../labels/problem-text.tsx';

/** `unknown`: neither good nor bad. */
type Tone = 'accent' | 'excellent' | 'fair' | 'critical' | 'unknown';

interface NoteProps {
  readonly tone: Tone;
  readonly children: ComponentChildren;
  /** Read aloud when it appears: `alert` at once, `status` when the reader pauses. */
  readonly role?: 'alert' | 'status';
}

/** A message that stands where it belongs. */
export function Note({ tone, children, role }: NoteProps) {
  const name = tone === 'excellent' ? 'check' : 'warning';
  return (
    <div class={`note ${tone}`} role={role}>
      {tone !== 'unknown' && <Icon name={name} />}
      <div>{children}</div>
    </div>
  );
}

/**
 * What went wrong and what to do; for a failure of the server the id that finds the request in the log. While the bar at the top
 * says that the server is away, it is not said twice.
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
      <Icon name="warning" />
      <div>
        {text ?? (isSignedOut(error) ? common.sessionEnded : <ProblemText error={error} otherwise={otherwise} />)}
      </div>
      {againAt !== undefined && <div class="request-id">{common.againAt(format.clock(new Date(againAt)))}</div>}
      {requestId !== undefined && <div class="request-id">{common.requestId(requestId)}</div>}
    </div>
  );
}
