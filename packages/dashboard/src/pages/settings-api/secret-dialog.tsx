import '../../parts/fields/fields.css';
import { Button } from '../../parts/buttons/button.tsx';
import { CopyButton } from '../../parts/buttons/copy-button.tsx';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { Note } from '../../parts/page/note.tsx';
import { useTexts } from '../../texts/texts.tsx';

interface SecretDialogProps {
  readonly title: string;
  readonly secret: string;
  /** Names it for screen readers: "the key". */
  readonly what: string;
  readonly hint?: string;
  readonly onClose: () => void;
}

/** Shows a secret that the server will not show again. */
export function SecretDialog({ title, secret, what, hint, onClose }: SecretDialogProps) {
  const texts = useTexts().settingsApi.secret;
  return (
    <Dialog title={title} onClose={onClose}>
      <Note tone="fair">{texts.once}</Note>
      <div class="secret">
        <code>{secret}</code>
        <CopyButton value={secret} what={what} />
      </div>
      {hint && <p class="muted">{hint}</p>}
      <div class="row right">
        <Button kind="primary" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Dialog>
  );
}
