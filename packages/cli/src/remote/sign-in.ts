import { isApiError } from '@linkvitals/sdk';
import type { SessionResource } from '@linkvitals/sdk/session';
import type { Io } from '../io.ts';
import { visitorOf } from './connection/connection.ts';
import type { Credentials } from './connection/credentials.ts';
import { prompt } from './read-line.ts';
import { RemoteFailure } from './remote-command.ts';

interface Person {
  readonly email?: string;
  readonly password: string;
  /** A one-time code of the person's second factor. */
  readonly code?: string;
}

type Attempt = (code: string | undefined) => Promise<Credentials>;

/** Signs a person in; undefined after Ctrl-C. @throws LinkvitalsError, RemoteFailure */
export async function signIn(io: Io, url: string, person: Person): Promise<Credentials | undefined> {
  const { session } = visitorOf(url);
  const attempt: Attempt = (code) => start(session, { ...person, ...(code !== undefined && { code }) });
  try {
    return await attempt(person.code);
  } catch (error) {
    if (!isApiError(error, 'second_factor_required')) throw error;
    if (io.stdin.isTTY !== true) throw new RemoteFailure('A one-time code is needed as well: add --code <code>.');
  }
  const code = await prompt(io, 'One-time code: ');
  return code === undefined ? undefined : await attempt(code.trim());
}

async function start(session: SessionResource, { email = '', password, code }: Person): Promise<Credentials> {
  const { response } = await session.signIn({ email, password, ...(code !== undefined && { code }) }).withResponse();
  const [cookie = ''] = response.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  if (cookie === '')
    throw new RemoteFailure('The server answered without a session: a proxy may have removed its cookie.');
  return { session: cookie };
}
