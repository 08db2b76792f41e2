import { useEffect, useId, useState } from 'preact/hooks';
import { Button } from '../../../parts/buttons/button.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { secondsUntilResend } from './seconds-until-resend.ts';

interface ResendButtonProps {
  readonly email: string;
  /** When the invitation was last sent, RFC 3339. */
  readonly sentAt: string;
  readonly busy: boolean;
  readonly onClick: () => void;
}

/** A button that sends an invitation again. It is available a minute after the last time; until then it shows the remaining seconds. */
export function ResendButton({ email, sentAt, busy, onClick }: ResendButtonProps) {
  const { pending } = useTexts().members;
  const hint = useId();
  const [now, setNow] = useState(Date.now);
  const seconds = secondsUntilResend(sentAt, now);
  const waits = seconds > 0;
  useEffect(() => {
    setNow(Date.now());
    if (!waits) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [waits, sentAt]);
  return (
    <>
      {waits && (
        <span id={hint} class="small muted">
          {pending.resendIn(seconds)}
        </span>
      )}
      <Button
        busy={busy || waits}
        aria-label={pending.resendAt(email)}
        aria-describedby={waits ? hint : undefined}
        onClick={onClick}
      >
        {pending.resend}
      </Button>
    </>
  );
}
