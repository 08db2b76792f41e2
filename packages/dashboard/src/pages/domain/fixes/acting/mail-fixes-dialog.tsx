import type { Fix } from '@linkvitals/contract/types';
import { isApiError } from '@linkvitals/sdk';
import { useState } from 'preact/hooks';
import { client } from '../../../../api/client.ts';
import { toast } from '../../../../app/toasts.tsx';
import { Button } from '../../../../parts/buttons/button.tsx';
import { EmailField } from '../../../../parts/fields/email-field.tsx';
import { SelectField } from '../../../../parts/fields/select-field.tsx';
import { TextField } from '../../../../parts/fields/text-field.tsx';
import { Form } from '../../../../parts/forms/form.tsx';
import { Submit } from '../../../../parts/forms/submit.tsx';
import { Dialog } from '../../../../parts/overlays/dialog.tsx';
import { useTexts } from '../../../../texts/texts.tsx';
import { useAssignable } from '../../issues/assignable.ts';

/** Characters of a note that the server takes. */
const MAX_NOTE = 500;

interface MailFixesDialogProps {
  readonly domainId: string;
  readonly fixes: readonly Fix[];
  /** Called when the mail waits to be sent. */
  readonly onSent?: () => void;
  readonly onClose: () => void;
}

/** The dialog that mails fixes to the person who makes them: a member who may see the domain, or somebody else. */
export function MailFixesDialog({ domainId, fixes, onSent, onClose }: MailFixesDialogProps) {
  const { fixes: texts, common } = useTexts();
  const { mail } = texts;
  const people = useAssignable(domainId);
  const [reader, setReader] = useState('');
  const title = mail.title(fixes.length);
  const send = async ({ to = reader, note = '' }: Readonly<Record<string, string>>) => {
    const fix_ids = fixes.map(({ id }) => id);
    await client.fixes.mail(domainId, { fix_ids, to, ...(note === '' ? {} : { note }) });
    toast(mail.sent(people.find(({ id }) => id === to)?.name ?? to));
    onClose();
    onSent?.();
  };
  const explain = (error: unknown) => (isApiError(error, 'channel_not_ready') ? mail.noServer : undefined);
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{mail.text}</p>
      <Form label={title} explain={explain} onSubmit={send}>
        <SelectField name="reader" label={mail.to} value={reader} onChange={setReader}>
          <option value="">{mail.other}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {reader === '' && <EmailField name="to" label={mail.address} autoComplete="off" autoFocus />}
        <TextField name="note" label={mail.note} hint={mail.noteHint} maxLength={MAX_NOTE} />
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Submit>{mail.submit}</Submit>
        </div>
      </Form>
    </Dialog>
  );
}
