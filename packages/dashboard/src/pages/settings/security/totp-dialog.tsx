import type { TotpSetup } from '@linkvitals/contract/types';
import { isApiError } from '@linkvitals/sdk';
import { useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { CopyButton } from '../../../parts/buttons/copy-button.tsx';
import { CodeField } from '../../../parts/fields/secret-fields.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { InvalidInput } from '../../../parts/forms/invalid-input.ts';
import { Submit } from '../../../parts/forms/submit.tsx';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { withReauthentication } from '../reauthentication.ts';
import { useExplain } from '../use-action.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface TotpDialogProps {
  readonly setup: TotpSetup;
  /** Called when one-time codes are set up. */
  readonly onEnabled: () => void;
  readonly onClose: () => void;
}

/** The dialog that shows the secret for an authenticator app, then requests the first code, then shows the recovery codes. */
export function TotpDialog({ setup, onEnabled, onClose }: TotpDialogProps) {
  const { totp } = useTexts().security;
  const explainOthers = useExplain();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) return <RecoveryCodes key="codes" codes={codes} onDone={onClose} />;
  const confirm = async ({ code = '' }: Readonly<Record<string, string>>) => {
    const body = { code: code.replaceAll(' ', '') };
    setCodes((await withReauthentication(() => client.me.confirmTotp(body))).recovery_codes);
    onEnabled();
  };
  const explain = (error: unknown) =>
    isApiError(error, 'invalid_credentials') ? new InvalidInput(totp.wrong, 'code') : explainOthers(error);
  return (
    <Dialog key="setup" title={totp.setUp} onClose={onClose}>
      <p>{totp.scan}</p>
      <img class="qr" src={`data:image/svg+xml,${encodeURIComponent(setup.qr_svg)}`} alt={totp.qr} />
      <p>{totp.secret}</p>
      <div class="row">
        <code class="totp-secret">{setup.secret}</code>
        <CopyButton value={setup.secret} what={totp.secretName} />
      </div>
      <Form label={totp.setUp} onSubmit={confirm} explain={explain}>
        <CodeField label={totp.code} />
        <Submit wide>{totp.confirm}</Submit>
      </Form>
    </Dialog>
  );
}
