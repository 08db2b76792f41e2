import type { SignInMethods } from '@linkvitals/contract/types';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { client } from '../../api/client.ts';
import { signInMethodsQuery } from '../../api/session-queries.ts';
import { language } from '../../app/preferences.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { NarrowPage } from '../../parts/page/narrow-page.tsx';
import { Note } from '../../parts/page/note.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { MailRequest } from './mail-request.tsx';
import { OtherWays } from './other-ways.tsx';
import { type Credentials, PasswordForm } from './password-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { useSignedIn } from './use-signed-in.ts';

/** The step that is shown: the ways to sign in, the second factor, or a form that requests a link by mail. */
type Step = { readonly is: 'start' | 'reset' | 'sign up' } | { readonly is: 'second factor'; readonly of: Credentials };

function NeedsSetUp() {
  const { needsSetUp } = useTexts().signIn;
  return (
    <NarrowPage title={needsSetUp.title}>
      <p>{needsSetUp.text}</p>
      <p class="muted small">{needsSetUp.hint}</p>
    </NarrowPage>
  );
}

function Hint() {
  const { signIn } = useTexts();
  const { error, return_to } = useSearch({ from: '/sign-in' });
  const reasons = signIn.providerErrors;
  if (error !== undefined) {
    const text = Object.hasOwn(reasons, error) ? reasons[error] : reasons.other;
    return (
      <Note tone="critical" role="alert">
        {text}
      </Note>
    );
  }
  return return_to !== undefined && return_to !== '/' ? <p class="muted">{signIn.sessionEnded}</p> : null;
}

function Start({ methods, onStep }: { readonly methods: SignInMethods; readonly onStep: (step: Step) => void }) {
  const { signIn } = useTexts();
  const { return_to } = useSearch({ from: '/sign-in' });
  const finish = useSignedIn();
  const onSignedIn = (session: Parameters<typeof finish>[0]) => finish(session, return_to);
  return (
    <>
      <Hint />
      {methods.password && (
        <PasswordForm onSignedIn={onSignedIn} onSecondFactor={(of) => onStep({ is: 'second factor', of })} />
      )}
      <OtherWays methods={methods} returnTo={return_to} onSignedIn={onSignedIn} />
      {!methods.password && methods.providers.length === 0 && <p>{signIn.noWay}</p>}
      {(methods.password_reset || methods.sign_up === 'open') && (
        <div class="row end small">
          {methods.password_reset && (
            <Button kind="link" onClick={() => onStep({ is: 'reset' })}>
              {signIn.forgot}
            </Button>
          )}
          {methods.password_reset && methods.sign_up === 'open' && (
            <Button kind="link" onClick={() => onStep({ is: 'sign up' })}>
              {signIn.signUp}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

export function SignInPage() {
  const { signIn } = useTexts();
  const { data: methods } = useSuspenseQuery(signInMethodsQuery);
  const { return_to } = useSearch({ from: '/sign-in' });
  const finish = useSignedIn();
  const [step, setStep] = useState<Step>({ is: 'start' });
  if (methods.needs_set_up) return <NeedsSetUp />;
  const toStart = () => setStep({ is: 'start' });
  const titles = {
    start: signIn.title,
    'second factor': signIn.secondFactor.title,
    reset: signIn.reset.title,
    'sign up': signIn.signUpRequest.title,
  };
  return (
    <NarrowPage title={titles[step.is]}>
      {step.is === 'start' && <Start methods={methods} onStep={setStep} />}
      {step.is === 'second factor' && (
        <SecondFactorForm credentials={step.of} onSignedIn={(session) => finish(session, return_to)} onBack={toStart} />
      )}
      {step.is === 'reset' && (
        <MailRequest
          texts={signIn.reset}
          request={(email) => client.mailedLinks.requestPasswordReset({ email })}
          onBack={toStart}
        />
      )}
      {step.is === 'sign up' && (
        <MailRequest
          texts={signIn.signUpRequest}
          request={(email) => client.mailedLinks.requestSignUp({ email, locale: language.get() })}
          onBack={toStart}
        />
      )}
    </NarrowPage>
  );
}
