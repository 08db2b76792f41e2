import type { Passkey, PasskeyRegistration } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { passkeysQuery, sessionQuery } from '../../../api/session-queries.ts';
import { toast } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { Moment } from '../../../parts/labels/moment.tsx';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { canUsePasskeys } from '../../sign-in/passkey.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { withReauthentication } from '../reauthentication.ts';
import { useExplain } from '../use-action.ts';
import { deviceOf } from './device-of.ts';

/** The dialog that is open above the card. */
type Open = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly passkey: Passkey };

/** Creates a passkey in the browser. @throws DOMException when the person or the browser gave up */
async function makePasskey(): Promise<PasskeyRegistration> {
  const options = await withReauthentication(() => client.me.startPasskey());
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return credential.toJSON() as PasskeyRegistration;
}

interface NameDialogProps {
  readonly title: string;
  readonly name: string;
  readonly submit: string;
  readonly onName: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

function NameDialog({ title, name, submit, onName, onClose }: NameDialogProps) {
  const { security, common } = useTexts();
  const { passkeys } = security;
  const explainOthers = useExplain();
  const explain = (error: unknown) => (error instanceof DOMException ? passkeys.canceled : explainOthers(error));
  return (
    <Dialog title={title} onClose={onClose}>
      <Form label={title} onSubmit={({ name: typed = '' }) => onName(typed)} explain={explain}>
        <TextField
          name="name"
          label={passkeys.name}
          hint={passkeys.nameHint}
          defaultValue={name}
          maxLength={255}
          autoComplete="off"
          required
          autoFocus
        />
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Submit>{submit}</Submit>
        </div>
      </Form>
    </Dialog>
  );
}

function Dialogs({ open, onClose }: { readonly open: Open; readonly onClose: () => void }) {
  const { passkeys } = useTexts().security;
  const queries = useQueryClient();
  const done = async (text: string) => {
    toast(text);
    onClose();
    await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
  if (open.what === 'add') {
    const add = async (name: string) => {
      const response = await makePasskey();
      await withReauthentication(() => client.me.addPasskey({ name, response }));
      await done(passkeys.added);
    };
    const name = deviceOf(navigator.userAgent)?.system ?? '';
    return <NameDialog title={passkeys.add} name={name} submit={passkeys.add} onName={add} onClose={onClose} />;
  }
  const { id, name } = open.passkey;
  if (open.what === 'rename') {
    const rename = async (typed: string) => {
      await client.me.renamePasskey(id, { name: typed });
      await done(passkeys.renamed);
    };
    const title = passkeys.renameAt(name);
    return <NameDialog title={title} name={name} submit={passkeys.rename} onName={rename} onClose={onClose} />;
  }
  const remove = async () => {
    await client.me.removePasskey(id);
    await done(passkeys.removed);
  };
  const texts = { title: passkeys.removeAt(name), text: passkeys.removeText, submit: passkeys.remove };
  return <ConfirmDialog {...texts} action={remove} onClose={onClose} />;
}

function PasskeyRow({ passkey, onOpen }: { readonly passkey: Passkey; readonly onOpen: (open: Open) => void }) {
  const { passkeys } = useTexts().security;
  const { name, synced, last_used_at } = passkey;
  return (
    <li class="choice">
      <div>
        <b class="wrap">{name}</b>
        <div class="small muted">
          {last_used_at === null ? (
            passkeys.never
          ) : (
            <>
              {passkeys.lastUsed} <Moment at={last_used_at} />
            </>
          )}
          {synced && ` · ${passkeys.synced}`}
        </div>
      </div>
      <div class="row">
        <Button aria-label={passkeys.renameAt(name)} onClick={() => onOpen({ what: 'rename', passkey })}>
          {passkeys.rename}
        </Button>
        <Button aria-label={passkeys.removeAt(name)} onClick={() => onOpen({ what: 'remove', passkey })}>
          {passkeys.remove}
        </Button>
      </div>
    </li>
  );
}

/** The card with the passkeys with which the person signs in without a password. */
export function PasskeysCard() {
  const { passkeys } = useTexts().security;
  const list = useInfiniteQuery(passkeysQuery);
  const [open, setOpen] = useState<Open>();
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section class="card pad stack" aria-label={passkeys.title}>
      <h2>{passkeys.title}</h2>
      <p>{passkeys.text}</p>
      {list.isError && <ErrorNote error={list.error} />}
      {rows.length > 0 && (
        <ul class="stack">
          {rows.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onOpen={setOpen} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <div class="row">
          <Button onClick={() => setOpen({ what: 'add' })}>{passkeys.add}</Button>
        </div>
      ) : (
        <p class="muted">{passkeys.unsupported}</p>
      )}
      {open && <Dialogs key={open.what} open={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
