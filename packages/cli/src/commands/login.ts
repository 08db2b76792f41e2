import { inertLine } from '@linkvitals/contract/inert-text';
import { isApiError, type LinkvitalsClient } from '@linkvitals/sdk';
import { Argument, Command } from 'commander';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { readApiKey } from '../remote/connection/api-key.ts';
import { type ConnectionOptions, clientOf } from '../remote/connection/connection.ts';
import { profileName, writeProfile } from '../remote/connection/profile-store.ts';
import { readServerUrl } from '../remote/connection/server-url.ts';
import { prompt, readFirstLine } from '../remote/read-line.ts';
import { addConnectionOptions, explained } from '../remote/remote-command.ts';
import { signIn } from '../remote/sign-in.ts';

interface LoginOptions extends ConnectionOptions {
  readonly verbose?: boolean;
  readonly email?: string;
  readonly code?: string;
}

/** Makes the command `linkvitals login <url>`. */
export function loginCommand(io: Io, finish: (code: number) => void): Command {
  return addConnectionOptions(new Command('login'))
    .addArgument(new Argument('<url>', 'address of the server, such as https://linkvitals.example.com'))
    .option('--email <address>', 'sign in as a person, with a password, instead of an API key')
    .option('--code <code>', 'one-time code of that person (default: prompted for, where one is needed)')
    .addHelpText(
      'after',
      `
The API key is typed on the terminal, where it is not shown, or is the first line of stdin:
  linkvitals login https://linkvitals.example.com < key.txt
It is stored when the server accepts it, in a file that only you can read.
With --email the password is read in the same way, and the session is stored: people manage members and keys, API keys do not.`,
    )
    .action(async (url: string, options: LoginOptions) => finish(await login(io, url, options)));
}

async function login(io: Io, address: string, options: LoginOptions): Promise<number> {
  const { insecureHttp = false, email, verbose } = options;
  const url = readServerUrl(address, { insecureHttp });
  const name = profileName(options.profile, io.env);
  const secret = await readSecret(io, email === undefined ? `API key for ${url}: ` : `Password of ${email}: `);
  if (secret === undefined) return exitCodes.interrupted;
  const apiKey = email === undefined ? readApiKey(secret) : undefined;
  return await explained(io, { url, verbose }, async () => {
    const credentials = apiKey === undefined ? await signIn(io, url, { ...options, password: secret }) : { apiKey };
    if (credentials === undefined) return exitCodes.interrupted;
    if (apiKey !== undefined) await assertAccepted(clientOf({ url, apiKey }));
    await writeProfile(io.env, name, { url, credentials, insecureHttp });
    const works = email === undefined ? 'The key works. It' : `You are signed in as ${inertLine(email)}. The session`;
    io.stderr.write(`${works} is stored as profile "${name}" for ${url}.\n`);
    if (io.env.LINKVITALS_URL || io.env.LINKVITALS_API_KEY) {
      io.stderr.write('LINKVITALS_URL or LINKVITALS_API_KEY is set and wins over the profile: unset them to use it.\n');
    }
    return undefined;
  });
}

/** A secret that is typed on the terminal, without showing it, or the first line of stdin; undefined after Ctrl-C. */
const readSecret = (io: Io, question: string): Promise<string | undefined> =>
  io.stdin.isTTY === true ? prompt(io, question, true) : readFirstLine(io);

/** Checks that the server knows the key, whatever its scopes. @throws LinkvitalsError when it does not */
async function assertAccepted({ domains }: LinkvitalsClient): Promise<void> {
  try {
    await domains.list({ limit: 1 }).toArray({ limit: 1 });
  } catch (error) {
    if (!isApiError(error, 'insufficient_scope')) throw error;
  }
}
