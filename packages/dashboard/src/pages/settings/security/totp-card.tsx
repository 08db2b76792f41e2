import type { TotpSetup } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { sessionQuery } from '../../../api/session-queries.ts';
import { useSession } from '../../../app/session/use-role.ts';
import { toast } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useAction } from '../use-action.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpDialog } from './totp-dialog.tsx';

/** The dialog that is open above the card. */
type Open =
  | { readonly what: 'set-up'; readonly setup: TotpSetup }
  | { readonly what: 'renew' | 'remove' }
  | { readonly what: 'codes'; readonly codes: readonly string[] };

interface DialogsProps {
  readonly open: Open;
  readonly onOpen: (open: Open | undefined) => void;
}

function Dialogs({ open, onOpen }: DialogsProps) {
  const { totp } = useTexts().security;
  const queries = useQueryClient();
  const close = () => onOpen(undefined);
  const refresh = () => queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
  const renew = async () => {
    const { recovery_codes } = await client.me.renewRecoveryCodes();
    onOpen({ what: 'codes', codes: recovery_codes });
    await refresh();
  };
  const remove = async () => {
    await client.me.removeTotp();
    toast(totp.removed);
    close();
    await refresh();
  };
  if (open.what === 'set-up') return <TotpDialog setup={open.setup} onEnabled={refresh} onClose={close} />;
  if (open.what === 'codes') return <RecoveryCodes codes={open.codes} onDone={close} />;
  const texts =
    open.what === 'renew'
      ? { title: totp.renew, text: totp.renewText, submit: totp.renew, action: renew }
      : { title: totp.remove, text: totp.removeText, submit: totp.remove, action: remove };
  return <ConfirmDialog key={open.what} {...texts} onClose={close} />;
}

/** The card for codes of an authenticator app, a second factor beside the password. */
export function TotpCard() {
  const { totp } = useTexts().security;
  const { factors } = useSession();
  const { busy, run } = useAction();
  const [open, setOpen] = useState<Open>();
  const start = () => run(async () => setOpen({ what: 'set-up', setup: await client.me.startTotp() }));
  return (
    <section class="card pad stack" aria-label={totp.title}>
      <div class="row">
        <h2>{totp.title}</h2>
        <span class={`badge ${factors.totp ? 'excellent' : 'unknown'}`}>{factors.totp ? totp.on : totp.off}</span>
      </div>
      <p>{totp.text}</p>
      {factors.totp ? (
        <>
          <p class={factors.recovery_codes < 3 ? 'few' : 'muted'}>{totp.left(factors.recovery_codes)}</p>
          <div class="row">
            <Button onClick={() => setOpen({ what: 'renew' })}>{totp.renew}</Button>
            <Button kind="danger" onClick={() => setOpen({ what: 'remove' })}>
              {totp.remove}
            </Button>
          </div>
        </>
      ) : (
        <div class="row">
          <Button kind="primary" busy={busy} onClick={start}>
            {totp.setUp}
          </Button>
        </div>
      )}
      {open && <Dialogs open={open} onOpen={setOpen} />}
    </section>
  );
}
