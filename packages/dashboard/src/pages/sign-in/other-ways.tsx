import './sign-in.css';
import type { Session, SignInMethods } from '@linkvitals/contract/types';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'preact/hooks';
import { readReturnPath } from '../../app/session/return-path.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Icon } from '../../parts/buttons/icon.tsx';
import { ErrorNote, Note } from '../../parts/page/note.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { canUsePasskeys, signInWithPasskey } from './passkey.ts';

function PasskeyButton({ onSignedIn }: { readonly onSignedIn: (session: Session) => void }) {
  const { signIn, common } = useTexts();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState<AbortController>();
  // When the person signs in by password meanwhile, the pending request is ended, since it would make the next one fail.
  useEffect(() => () => attempt?.abort(), [attempt]);
  const start = async () => {
    const begun = new AbortController();
    setAttempt(begun);
    setError(undefined);
    try {
      onSignedIn(await signInWithPasskey(begun.signal));
    } catch (reason) {
      setError(reason);
    } finally {
      setAttempt(undefined);
    }
  };
  return (
    <>
      <Button wide busy={attempt !== undefined} onClick={start}>
        <Icon name="key" />
        {signIn.withPasskey}
      </Button>
      {attempt !== undefined && (
        <div class="row end small" role="status">
          {signIn.passkeyWaits}
          <Button onClick={() => attempt.abort(new DOMException('canceled', 'AbortError'))}>{common.cancel}</Button>
        </div>
      )}
      {error instanceof DOMException ? (
        <Note tone="fair" role="alert">
          {signIn.passkeyCanceled}
        </Note>
      ) : (
        error !== undefined && <ErrorNote error={error} />
      )}
    </>
  );
}

interface OtherWaysProps {
  readonly methods: SignInMethods;
  readonly returnTo: string | undefined;
  readonly onSignedIn: (session: Session) => void;
  /** Whether providers open in a new window, so that this one keeps its page; default: no. */
  readonly isApart?: boolean;
}

/** The buttons to sign in with a passkey or an identity provider. */
export function OtherWays({ methods, returnTo, onSignedIn, isApart = false }: OtherWaysProps) {
  const { signIn } = useTexts();
  const prefix = useRouter().basepath.replace(/\/$/, '');
  const back = encodeURIComponent(prefix + readReturnPath(returnTo ?? '/'));
  const withPasskey = methods.password && canUsePasskeys();
  if (!withPasskey && methods.providers.length === 0) return null;
  return (
    <div class="stack">
      {methods.password && <div class="or">{signIn.or}</div>}
      {withPasskey && <PasskeyButton onSignedIn={onSignedIn} />}
      {methods.providers.map(({ id, name, start_path }) => (
        <a
          key={id}
          class="button wide"
          href={`${start_path.slice(1)}?return_to=${back}`}
          target={isApart ? '_blank' : undefined}
        >
          {signIn.withProvider(name)}
        </a>
      ))}
    </div>
  );
}
