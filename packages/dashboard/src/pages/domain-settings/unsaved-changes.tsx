import { useBlocker } from '@tanstack/react-router';
import { Button } from '../../parts/buttons/button.tsx';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { useTexts } from '../../texts/texts.tsx';

/** Has the person confirm before they leave the page, in whatever way. */
export function UnsavedChanges() {
  const { leave } = useTexts().domainSettings;
  const blocker = useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: true, withResolver: true });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog title={leave.title} onClose={blocker.reset}>
      <p>{leave.text}</p>
      <div class="row right dialog-foot">
        <Button autoFocus onClick={blocker.reset}>
          {leave.stay}
        </Button>
        <Button kind="danger" onClick={blocker.proceed}>
          {leave.submit}
        </Button>
      </div>
    </Dialog>
  );
}
