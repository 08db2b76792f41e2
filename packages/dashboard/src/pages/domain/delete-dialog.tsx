import { hostText, readableHost } from '@linkvitals/contract/readable/host';
import type { Domain } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { client } from '../../api/client.ts';
import { toast } from '../../app/toasts.tsx';
import { Button } from '../../parts/buttons/button.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { useBusy } from '../../parts/forms/form-context.ts';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { useTexts } from '../../texts/texts.tsx';

function DeleteButton({ allowed }: { readonly allowed: boolean }) {
  const { deleteDialog } = useTexts().domains;
  return (
    <Button type="submit" kind="danger" disabled={!allowed} busy={useBusy()}>
      {deleteDialog.submit}
    </Button>
  );
}

interface DeleteDialogProps {
  readonly domain: Pick<Domain, 'id' | 'hostname'>;
  readonly onClose: () => void;
  /** Called after the deletion. It must leave the page of the domain. */
  readonly onDeleted?: () => Promise<unknown>;
}

/** The dialog that deletes a domain once its exact name is typed, in readable form or as `xn--…`. */
export function DeleteDialog({ domain, onClose, onDeleted }: DeleteDialogProps) {
  const { domains, common } = useTexts();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const { name, ascii } = readableHost(domain.hostname);
  const remove = async () => {
    await client.domains.delete(domain.id, { confirm: domain.hostname });
    toast(domains.deleteDialog.done(hostText(domain.hostname)));
    onClose();
    await onDeleted?.();
    // Without this, the back button would show cached data of the domain.
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(domain.id) });
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'domains' || queryKey[0] === 'usage',
    });
  };
  return (
    <Dialog title={domains.deleteDialog.title(hostText(domain.hostname))} onClose={onClose}>
      <p>{domains.deleteDialog.text}</p>
      <Form label={domains.deleteDialog.title(hostText(domain.hostname))} onSubmit={remove}>
        <TextField
          name="confirm"
          label={domains.deleteDialog.label(name)}
          hint={ascii}
          autoComplete="off"
          spellcheck={false}
          autoFocus
          onInput={(event) => setTyped(event.currentTarget.value.trim())}
        />
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <DeleteButton allowed={typed === name || typed === domain.hostname} />
        </div>
      </Form>
    </Dialog>
  );
}
