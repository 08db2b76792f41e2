import { isApiError } from '@linkvitals/sdk';
import { Link } from '@tanstack/react-router';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useLinkToken } from '../../app/session/link-token.ts';
import { Form } from '../../parts/forms/form.tsx';
import { Submit } from '../../parts/forms/submit.tsx';
import { NarrowPage } from '../../parts/page/narrow-page.tsx';
import { Note } from '../../parts/page/note.tsx';
import { useTexts } from '../../texts/texts.tsx';

interface LinkPageProps {
  readonly title: string;
  readonly text?: string;
  /** Fields of the form. */
  readonly children?: ComponentChildren;
  readonly submit: string;
  /** A text on what to do when the link was used before or is too old. */
  readonly expired: string;
  /** Uses the token with the values of the fields. */
  readonly onSubmit: (token: string, values: Readonly<Record<string, string>>) => Promise<unknown>;
  /** The text after success, shown with a link to the sign-in; without a text, `onSubmit` opens another page itself. */
  readonly done?: string;
}

/** A page behind a mailed link that works once. */
export function LinkPage({ title, text, children, submit, expired, onSubmit, done }: LinkPageProps) {
  const { mailedLinks } = useTexts();
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const [isExpired, setExpired] = useState(false);
  const explain = (error: unknown) => (isApiError(error, 'link_expired') ? expired : undefined);
  const send = async (values: Readonly<Record<string, string>>) => {
    try {
      await onSubmit(token, values);
    } catch (error) {
      setExpired(isApiError(error, 'link_expired'));
      throw error;
    }
    setDone(true);
  };
  const toSignIn = (
    <p>
      <Link to="/sign-in">{mailedLinks.toSignIn}</Link>
    </p>
  );
  if (token === '') {
    return (
      <NarrowPage title={title}>
        <Note tone="critical">{mailedLinks.noToken}</Note>
        {toSignIn}
      </NarrowPage>
    );
  }
  if (isDone && done !== undefined) {
    return (
      <NarrowPage title={title}>
        <Note tone="excellent" role="status">
          {done}
        </Note>
        {toSignIn}
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={title}>
      {text && <p>{text}</p>}
      <Form label={title} onSubmit={send} explain={explain}>
        {children}
        <Submit wide>{submit}</Submit>
      </Form>
      {isExpired && toSignIn}
    </NarrowPage>
  );
}
