import type { ComponentChildren } from 'preact';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { useBusy } from './form-context.ts';

interface SubmitProps {
  readonly children: ComponentChildren;
  readonly wide?: boolean;
  /** There is nothing to send: presses do nothing, and the focus stays. */
  readonly idle?: boolean;
  /** Said beside the button while the server takes its time; null: the form says so elsewhere. Default: that it is being sent. */
  readonly slow?: string | null;
}

/** The button that sends the form around it. */
export function Submit({ children, wide = false, idle = false, slow }: SubmitProps) {
  const { common } = useTexts();
  const busy = useBusy();
  return (
    <>
      {busy && slow !== null && (
        <span class="slow muted" role="status">
          {slow ?? common.sending}
        </span>
      )}
      <Button type="submit" kind="primary" busy={busy || idle} wide={wide}>
        {children}
      </Button>
    </>
  );
}
