import { Button } from '../../../parts/buttons/button.tsx';
import { CopyButton } from '../../../parts/buttons/copy-button.tsx';
import { DownloadText } from '../../../parts/buttons/download-text.tsx';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { Note } from '../../../parts/page/note.tsx';
import { useTexts } from '../../../texts/texts.tsx';

/** The dialog with the recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const { security, common } = useTexts();
  const { recovery } = security;
  return (
    <Dialog title={recovery.title} hold={common.shownOnce(recovery.done)} onClose={onDone}>
      <Note tone="fair">{recovery.text}</Note>
      <ul class="codes" aria-label={recovery.title}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div class="row end">
        <div class="row">
          <CopyButton value={codes.join('\n')} what={recovery.name} />
          <DownloadText value={codes.join('\n')} fileName="linkvitals-recovery-codes.txt" what={recovery.name} />
        </div>
        <Button kind="primary" onClick={onDone}>
          {recovery.done}
        </Button>
      </div>
    </Dialog>
  );
}
