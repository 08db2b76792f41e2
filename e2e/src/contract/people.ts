import type { MailServer } from '@linkvitals/testing';
import { until } from './until.ts';

const TOKEN = /#([0-9A-Za-z]{43})/;

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** The token of a link that the server printed or mailed. @throws Error when there is none */
export function tokenIn(text: string): string {
  const [, token] = TOKEN.exec(text) ?? [];
  if (token === undefined) throw new Error(`no link in ${JSON.stringify(text)}`);
  return token;
}

/** Sends a request of a person with a browser. @param cookie `name=value`; empty for a person who is not signed in */
export async function send(url: string, cookie: string, [method, path, body]: Sent): Promise<Response> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { ...(cookie !== '' && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}
type Sent = readonly [method: string, path: string, body?: object];

/** Signs a person in. @returns `name=value` of the new session's cookie */
export async function signIn(url: string, { email, password }: Person): Promise<string> {
  const response = await send(url, '', ['POST', '/session', { email, password }]);
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** The token of the invitation link that was mailed to this address. */
export async function mailedToken(mail: MailServer, email: string): Promise<string> {
  const texts = () => mail.received.filter(({ to }) => to.includes(email)).map(({ text }) => text ?? '');
  await until(`mail to ${email}`, async () => texts().some((text) => TOKEN.test(text)));
  return tokenIn(texts().find((text) => TOKEN.test(text)) ?? '');
}
