import type { ShareLinkWithUrl } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { shareLinksQuery } from '../../../api/domain-queries.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { Note } from '../../../parts/page/note.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { isPast } from '../last-day.ts';
import { AboutField } from '../reports/about-field.tsx';
import { LanguageField } from '../reports/language-field.tsx';
import { isOnThisMachine } from './is-on-this-machine.ts';
import { LinkEndField } from './link-end-field.tsx';
import { SharePasswordField } from './password-choice-field.tsx';
import { SecretAddress } from './secret-address.tsx';
import { shareLinkOf } from './share-link-of.ts';

interface CreatedLink {
  readonly link: ShareLinkWithUrl;
  /** The password that readers must enter; empty: none. */
  readonly password: string;
}

function Created({ link, password, onClose }: CreatedLink & { readonly onClose: () => void }) {
  const { createDialog: texts } = useTexts().sharing;
  return (
    <>
      <Note tone="excellent" role="status">
        {texts.done}
      </Note>
      {isOnThisMachine(link.url) && <Note tone="fair">{texts.onlyHere}</Note>}
      <SecretAddress label={texts.address} value={link.url} what={texts.theAddress} />
      {password !== '' && (
        <>
          <SecretAddress label={texts.password} value={password} what={texts.thePassword} />
          <p class="small muted">{texts.sendPassword}</p>
        </>
      )}
      <div class="row right dialog-foot">
        <Button kind="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </>
  );
}

interface CreateDialogProps {
  readonly domainId: string;
  /** The initial choice of the crawl: its id, or `newest`. */
  readonly about: string;
  readonly onClose: () => void;
}

function CreateForm({
  domainId,
  about,
  onClose,
  onCreated,
}: CreateDialogProps & { onCreated(created: CreatedLink): void }) {
  const { sharing, common } = useTexts();
  const { createDialog: texts } = sharing;
  const queries = useQueryClient();
  const check = ({ ends, expires_at = '' }: Readonly<Record<string, string>>) =>
    ends === 'day' && isPast(expires_at, Date.now()) ? { expires_at: common.input.isPast } : {};
  const create = async (values: Readonly<Record<string, string>>) => {
    const link = await client.shareLinks.create(domainId, shareLinkOf(values, new Date()));
    onCreated({ link, password: values.password ?? '' });
    await queries.invalidateQueries({ queryKey: shareLinksQuery(domainId).queryKey });
  };
  return (
    <Form label={texts.title} check={check} onSubmit={create}>
      <p>{texts.lead}</p>
      <TextField name="name" label={texts.name} hint={texts.nameHint} maxLength={80} autoFocus />
      <AboutField domainId={domainId} about={about} />
      <LanguageField />
      <LinkEndField />
      <SharePasswordField label={texts.password} hint={texts.passwordHint} />
      <div class="row right dialog-foot">
        <Button onClick={onClose}>{common.cancel}</Button>
        <Submit>{texts.submit}</Submit>
      </div>
    </Form>
  );
}

/** The dialog that creates a share link, then shows its address and password, which are not shown again later. */
export function CreateDialog({ onClose, ...props }: CreateDialogProps) {
  const { sharing, common } = useTexts();
  const { createDialog } = sharing;
  const [created, setCreated] = useState<CreatedLink>();
  return (
    <Dialog title={createDialog.title} hold={created && common.shownOnce(createDialog.close)} onClose={onClose}>
      {created === undefined ? (
        <CreateForm {...props} onClose={onClose} onCreated={setCreated} />
      ) : (
        <Created {...created} onClose={onClose} />
      )}
    </Dialog>
  );
}
