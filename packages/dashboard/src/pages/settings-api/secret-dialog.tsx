import '../../parts/fields/fields.css';
import { Button } from '../../parts/buttons/button.tsx';
import { CopyButton } from '../../parts/buttons/copy-button.tsx';
import { DownloadText } from '../../parts/buttons/download-text.tsx';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { Note } from '../../parts/page/note.tsx';
import { useTexts } from '../../texts/texts.tsx';

interface SecretDialogProps {
  readonly title: string;
  readonly secret: string;
  /** Its name for screen readers, such as "the key". */
  readonly what: string;
  readonly hint?: string;
  readonly onClose: () => void;
}

/** The dialog with a secret that the server does not show again. */
export function SecretDialog({ title, secret, what, hint, onClose }: SecretDialogProps) {
  const { settingsApi, common } = useTexts();
  const texts = settingsApi.secret;
  return (
    <Dialog title={title} hold={common.shownOnce(texts.done)} onClose={onClose}>
      <Note tone="fair">{texts.once}</Note>
      <div class="secret">
        <code>{secret}</code>
        <div class="row">
          <CopyButton value={secret} what={what} />
          <DownloadText value={secret} fileName="linkvitals-secret.txt" what={what} />
        </div>
      </div>
      {hint && <p class="muted">{hint}</p>}
      <div class="row right dialog-foot">
        <Button kind="primary" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Dialog>
  );
}
