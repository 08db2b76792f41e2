import type { MailRequested } from '@linkvitals/contract/types';
import { useState } from 'preact/hooks';
import { Button } from '../../parts/buttons/button.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { Submit } from '../../parts/forms/submit.tsx';
import { Note } from '../../parts/page/note.tsx';
import { useTexts } from '../../texts/texts.tsx';

interface MailRequestProps {
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly submit: string;
    readonly sent: (email: string) => string;
  };
  readonly request: (email: string) => PromiseLike<MailRequested>;
  readonly onBack: () => void;
}

/** The form that requests a link by mail. The result does not reveal whether the address is known. */
export function MailRequest({ texts, request, onBack }: MailRequestProps) {
  const { signIn } = useTexts();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      {sentTo === undefined ? (
        <>
          <p>{texts.text}</p>
          <Form label={texts.title} onSubmit={async ({ email = '' }) => setSentTo((await request(email)).email)}>
            <TextField name="email" label={signIn.email} type="email" autoComplete="username" required autoFocus />
            <Submit wide>{texts.submit}</Submit>
          </Form>
        </>
      ) : (
        <Note tone="excellent" role="status">
          {texts.sent(sentTo)}
        </Note>
      )}
      <p class="small">
        <Button kind="link" onClick={onBack}>
          {signIn.reset.back}
        </Button>
      </p>
    </>
  );
}
