import { useState } from 'preact/hooks';
import { toast } from '../../app/toasts.tsx';
import { Button } from '../../parts/buttons/button.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { ConfirmDialog } from '../settings/confirm-dialog.tsx';
import { useAction } from '../settings/use-action.ts';
import { Section } from './section.tsx';
import type { Save } from './use-domain-settings.ts';

interface SharingCardProps {
  readonly isOn: boolean;
  readonly mayEdit: boolean;
  readonly save: Save;
}

/** The switch for share links and badges. It is saved at once, not with the form. */
export function SharingCard({ isOn, mayEdit, save }: SharingCardProps) {
  const { common, domainSettings } = useTexts();
  const { sharing: texts } = domainSettings;
  const { busy, run } = useAction();
  const [isClosing, setClosing] = useState(false);
  const set = async (sharing: boolean) => {
    const theirs = await save({ settings: { sharing } });
    setClosing(false);
    if (theirs === undefined) toast(sharing ? texts.isOn : texts.isOff);
    else toast(common.changedMeanwhile, 'critical');
  };
  return (
    <Section title={texts.title}>
      <div class="choice">
        <div>{isOn ? texts.on : texts.off}</div>
        {mayEdit && isOn && <Button onClick={() => setClosing(true)}>{texts.disable}</Button>}
        {mayEdit && !isOn && (
          <Button busy={busy} onClick={() => void run(() => set(true))}>
            {texts.enable}
          </Button>
        )}
      </div>
      {isClosing && <ConfirmDialog {...texts.confirm} action={() => set(false)} onClose={() => setClosing(false)} />}
    </Section>
  );
}
