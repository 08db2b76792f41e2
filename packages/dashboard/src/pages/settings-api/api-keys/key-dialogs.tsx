import type { ApiKey, ApiKeyWithSecret } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { toast } from '../../../app/toasts.tsx';
import { OptionsOf } from '../../../parts/fields/options-of.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { ConfirmFormDialog } from '../confirm-form-dialog.tsx';

interface KeyDialogProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

function useKeysChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: ['api-keys'] });
    await queries.invalidateQueries({ queryKey: ['usage'] });
  };
}

interface RotateKeyDialogProps extends KeyDialogProps {
  readonly onRotated: (key: ApiKeyWithSecret) => void;
}

/** The dialog that creates a key in place of another one, which continues to work for some time. */
export function RotateKeyDialog({ apiKey, onClose, onRotated }: RotateKeyDialogProps) {
  const { rotateDialog } = useTexts().apiKeys;
  const changed = useKeysChanged();
  const rotate = async ({ overlap = '' }: Readonly<Record<string, string>>) => {
    const key = await client.apiKeys.rotate(apiKey.id, { overlap_seconds: Number(overlap) });
    onClose();
    onRotated(key);
    await changed();
  };
  return (
    <ConfirmFormDialog
      title={rotateDialog.title(apiKey.name)}
      submit={rotateDialog.submit}
      onConfirm={rotate}
      onClose={onClose}
    >
      <p>{rotateDialog.text}</p>
      <SelectField name="overlap" label={rotateDialog.overlap} value="86400">
        <OptionsOf texts={rotateDialog.overlaps} />
      </SelectField>
    </ConfirmFormDialog>
  );
}

/** The dialog that revokes a key when the person confirms it. */
export function RevokeKeyDialog({ apiKey, onClose }: KeyDialogProps) {
  const { revokeDialog } = useTexts().apiKeys;
  const changed = useKeysChanged();
  const revoke = async () => {
    await client.apiKeys.revoke(apiKey.id);
    toast(revokeDialog.done(apiKey.name));
    onClose();
    await changed();
  };
  return (
    <ConfirmFormDialog
      title={revokeDialog.title(apiKey.name)}
      submit={revokeDialog.submit}
      onConfirm={revoke}
      onClose={onClose}
    >
      <p>{revokeDialog.text}</p>
    </ConfirmFormDialog>
  );
}
