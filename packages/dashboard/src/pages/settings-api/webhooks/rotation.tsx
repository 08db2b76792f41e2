import type { Webhook, WebhookWithSecret } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { OptionsOf } from '../../../parts/fields/options-of.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { Note } from '../../../parts/page/note.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { ConfirmFormDialog } from '../confirm-form-dialog.tsx';
import { SecretDialog } from '../secret-dialog.tsx';

interface RotateDialogProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
  readonly onRotated: (webhook: WebhookWithSecret) => void;
}

function RotateDialog({ webhook, onClose, onRotated }: RotateDialogProps) {
  const { secret } = useTexts().webhooks;
  const hasPrevious = webhook.previous_secret_expires_at !== null;
  const rotate = async ({ grace = '' }: Readonly<Record<string, string>>) =>
    onRotated(await client.webhooks.rotateSecret(webhook.id, { grace_seconds: Number(grace), force: hasPrevious }));
  return (
    <ConfirmFormDialog title={secret.rotateTitle} submit={secret.rotateSubmit} onConfirm={rotate} onClose={onClose}>
      <p>{secret.rotateText}</p>
      <p>{secret.rotateLeaked}</p>
      {hasPrevious && <Note tone="fair">{secret.rotateForce}</Note>}
      <SelectField name="grace" label={secret.grace} value="86400">
        <OptionsOf texts={secret.graces} />
      </SelectField>
    </ConfirmFormDialog>
  );
}

const RotationContext = createContext<(() => void) | undefined>(undefined);

/** Returns a function that opens the dialog to rotate the signing secret of the current endpoint. */
export function useRotation(): () => void {
  const open = useContext(RotationContext);
  if (open === undefined) throw new Error('There is no endpoint around this component.');
  return open;
}

interface RotationProps {
  readonly webhook: Webhook;
  readonly children: ComponentChildren;
}

/**
 * Provides the dialogs that rotate the signing secret to all pages of an endpoint. They are rendered here, around the pages, because
 * the button that opens them may disappear meanwhile, for example when failures end, and the new secret is shown only once.
 */
export function Rotation({ webhook, children }: RotationProps) {
  const { secret } = useTexts().webhooks;
  const queries = useQueryClient();
  const [isRotating, setRotating] = useState(false);
  const [rotated, setRotated] = useState<string>();
  const onRotated = ({ secret: value }: WebhookWithSecret) => {
    setRotating(false);
    setRotated(value);
    void queries.invalidateQueries({ queryKey: ['webhooks'] });
  };
  return (
    <RotationContext.Provider value={() => setRotating(true)}>
      {children}
      {isRotating && <RotateDialog webhook={webhook} onClose={() => setRotating(false)} onRotated={onRotated} />}
      {rotated !== undefined && (
        <SecretDialog
          title={secret.title}
          secret={rotated}
          what={secret.what}
          hint={secret.hint}
          onClose={() => setRotated(undefined)}
        />
      )}
    </RotationContext.Provider>
  );
}
