import type { Domain } from '@linkvitals/contract/types';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { Button } from '../../parts/buttons/button.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { DeleteDialog } from '../domain/delete-dialog.tsx';
import { Section } from './section.tsx';

/** Deleting the domain, by typing its exact name. */
export function RemoveCard({ domain }: { readonly domain: Domain }) {
  const { remove: texts } = useTexts().domainSettings;
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  // Unsaved settings of a deleted domain are nothing to stay for.
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
