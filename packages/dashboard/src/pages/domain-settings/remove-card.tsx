import type { Domain } from '@linkvitals/contract/types';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { Button } from '../../parts/buttons/button.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { DeleteDialog } from '../domain/delete-dialog.tsx';
import { Section } from './section.tsx';

/** The card that deletes the domain after its exact name is typed. */
export function RemoveCard({ domain }: { readonly domain: Domain }) {
  const { remove: texts } = useTexts().domainSettings;
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  // Unsaved settings of a deleted domain need no warning.
  const leave = () => navigate({ to: '/', ignoreBlocker: true });
  return (
    <Section title={texts.title}>
      <div class="choice">
        <div>{texts.text}</div>
        <Button kind="danger" onClick={() => setOpen(true)}>
          {texts.submit}
        </Button>
      </div>
      {isOpen && <DeleteDialog domain={domain} onClose={() => setOpen(false)} onDeleted={leave} />}
    </Section>
  );
}
