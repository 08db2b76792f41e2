import { hostText } from '@linkvitals/contract/readable/host';
import type { Domain } from '@linkvitals/contract/types';
import { useState } from 'preact/hooks';
import { useRights } from '../../../api/rights.ts';
import { dismissedNudges, dismissNudge } from '../../../app/preferences.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { Note } from '../../../parts/page/note.tsx';
import { useStore } from '../../../store.ts';
import { useTexts } from '../../../texts/texts.tsx';
import { MonitoringForm } from './monitoring-form.tsx';
import { isUnwatched } from './monitoring-presets.ts';

/** A note on a crawled domain that nothing watches, for people who can change that. It stays until they do, or dismiss it. */
export function MonitoringNudge({ domain }: { readonly domain: Domain }) {
  const { domain: texts, common } = useTexts();
  const { monitoring } = texts;
  const [isOpen, setOpen] = useState(false);
  const isDismissed = useStore(dismissedNudges).includes(domain.id);
  const mayEdit = useRights()(domain.id).has('edit') && !domain.read_only;
  if (isDismissed || !mayEdit || !isUnwatched(domain)) return null;
  const close = () => setOpen(false);
  return (
    <Note tone="accent">
      <div class="row end">
        <p>{monitoring.nudge}</p>
        <div class="row">
          <Button onClick={() => setOpen(true)}>{monitoring.open}</Button>
          <Button kind="quiet" onClick={() => dismissNudge(domain.id)}>
            {common.dismiss}
          </Button>
        </div>
      </div>
      {isOpen && (
        <Dialog title={monitoring.title} onClose={close}>
          <p>{monitoring.text(hostText(domain.hostname))}</p>
          <MonitoringForm domain={domain} onSet={close} beside={<Button onClick={close}>{common.cancel}</Button>} />
        </Dialog>
      )}
    </Note>
  );
}
