import type { ShareLink, ShareLinkUpdate } from '@linkvitals/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { shareLinksQuery } from '../../../api/domain-queries.ts';
import { toast } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { ConflictNote, type Difference } from '../../../parts/forms/conflict-note.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { useConflict, type Versioned } from '../../../parts/forms/use-conflict.ts';
import { versioned, versionQuery } from '../../../parts/forms/version-query.ts';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { isPast } from '../last-day.ts';
import { endFields } from './link-end.ts';
import { LinkEndField } from './link-end-field.tsx';
import { PasswordChoiceField } from './password-choice-field.tsx';
import { isApart, isEndChanged, shareLinkChanges } from './share-link-changes.ts';

type Values = Readonly<Record<string, string>>;

const read = ({ domain_id, id }: ShareLink, signal?: AbortSignal) => client.shareLinks.get(domain_id, id, { signal });
const linkQuery = (link: ShareLink) => versionQuery(['share-link-version', link.id], (signal) => read(link, signal));

/**
 * Returns a function that lists the members that the person has changed, with both values: theirs and the one that somebody else saved.
 */
function useDifferences(): (mine: ShareLinkUpdate, theirs: ShareLink) => readonly Difference[] {
  const { sharing, common } = useTexts();
  const format = useFormat();
  const { createDialog, end, editDialog, never } = sharing;
  const nameText = (name: string | null) => name ?? common.conflict.empty;
  const endText = (at: string | null) => (at === null ? never : format.date(new Date(at)));
  const { newPassword, passwordChoices } = editDialog;
  return ({ name, expires_at, password }, theirs) => [
    ...(name === undefined ? [] : [{ label: createDialog.name, mine: nameText(name), theirs: nameText(theirs.name) }]),
    ...(expires_at === undefined
      ? []
      : [{ label: end.label, mine: endText(expires_at), theirs: endText(theirs.expires_at) }]),
    ...(password === undefined
      ? []
      : [
          {
            label: createDialog.password,
            mine: password === null ? passwordChoices.without.keep : newPassword,
            theirs: theirs.has_password ? sharing.hasPassword : passwordChoices.without.keep,
          },
        ]),
  ];
}

interface EditDialogProps {
  readonly link: ShareLink;
  readonly onClose: () => void;
}

function EditForm({ version, onClose }: { readonly version: Versioned<ShareLink>; readonly onClose: () => void }) {
  const { sharing, common } = useTexts();
  const { createDialog, editDialog: texts } = sharing;
  const queries = useQueryClient();
  const differences = useDifferences();
  const { data: link, etag } = version;
  const finish = () => {
    onClose();
    return queries.invalidateQueries({ queryKey: shareLinksQuery(link.domain_id).queryKey });
  };
  const { conflict, save, keep } = useConflict(
    () => versioned(read(link)),
    async (mine: ShareLinkUpdate, options) => {
      await client.shareLinks.update(link.domain_id, link.id, mine, options);
      toast(texts.done);
      await finish();
    },
    (mine, theirs) => isApart(mine, link, theirs),
  );
  const check = (values: Values) =>
    isEndChanged(values, link) && values.ends === 'day' && isPast(values.expires_at ?? '', Date.now())
      ? { expires_at: common.input.isPast }
      : {};
  const send = async (values: Values) => {
    const changes = shareLinkChanges(values, link, new Date());
    if (Object.keys(changes).length === 0) return onClose();
    await save(changes, etag);
  };
  return (
    <Form label={texts.title} check={check} onSubmit={send}>
      <TextField
        name="name"
        label={createDialog.name}
        hint={createDialog.nameHint}
        maxLength={80}
        defaultValue={link.name ?? ''}
        autoFocus
      />
      <LinkEndField {...endFields(link.expires_at)} />
      <PasswordChoiceField hasPassword={link.has_password} />
      {conflict ? (
        <ConflictNote differences={differences(conflict.mine, conflict.theirs.data)} onKeep={keep} onTake={finish} />
      ) : (
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Submit>{texts.submit}</Submit>
        </div>
      )}
    </Form>
  );
}

/** The dialog that changes the name, end and password of a link, unless somebody else has changed them meanwhile. Its address stays. */
export function EditDialog({ link, onClose }: EditDialogProps) {
  const { editDialog } = useTexts().sharing;
  const { data, error } = useQuery(linkQuery(link));
  return (
    <Dialog title={editDialog.title} onClose={onClose}>
      {error && <ErrorNote error={error} />}
      {data && <EditForm version={data} onClose={onClose} />}
    </Dialog>
  );
}
