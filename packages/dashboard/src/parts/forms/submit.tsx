import type { ComponentChildren } from 'preact';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { useBusy } from './form-context.ts';

interface SubmitProps {
  readonly children: ComponentChildren;
  readonly wide?: boolean;
  /** Whether there is nothing to send: presses then do nothing, and the focus stays. */
  readonly idle?: boolean;
  /**
   * A text beside the button while the response takes long; null: none, since the form shows its state elsewhere. Default: "Sending …".
   */
  readonly slow?: string | null;
}

/** The button that submits its form. */
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
