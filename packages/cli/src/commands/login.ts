import { isApiError, type LinkvitalsClient } from '@linkvitals/sdk';
import { Argument, Command } from 'commander';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { readApiKey } from '../remote/api-key.ts';
import { type ConnectionOptions, clientOf } from '../remote/connection.ts';
import { profileName, writeProfile } from '../remote/profile-store.ts';
import { prompt, readFirstLine } from '../remote/read-line.ts';
import { addConnectionOptions, explained } from '../remote/remote-command.ts';
import { readServerUrl } from '../remote/server-url.ts';

interface LoginOptions extends ConnectionOptions {
  readonly verbose?: boolean;
}

/** `linkvitals login <url>` */
export function loginCommand(io: Io, finish: (code: number) => void): Command {
  return addConnectionOptions(new Command('login'))
    .addArgument(new Argument('<url>', 'address of the server, such as https://linkvitals.example.com'))
    .addHelpText(
      'after',
      `
The API key is typed on the terminal, where it is not shown, or is the first line of stdin:
  linkvitals login https://linkvitals.example.com < key.txt
It is stored when the server accepts it, in a file that only you can read.`,
    )
    .action(async (url: string, options: LoginOptions) => finish(await login(io, url, options)));
}

async function login(io: Io, address: string, options: LoginOptions): Promise<number> {
  const { insecureHttp = false } = options;
  const url = readServerUrl(address, { insecureHttp });
  const name = profileName(options.profile, io.env);
  const text = io.stdin.isTTY === true ? await prompt(io, `API key for ${url}: `, true) : await readFirstLine(io);
  if (text === undefined) return exitCodes.interrupted;
  const apiKey = readApiKey(text);
  return await explained(io, { url, verbose: options.verbose }, async () => {
    await assertAccepted(clientOf({ url, apiKey }));
    await writeProfile(io.env, name, { url, apiKey, insecureHttp });
    io.stderr.write(`The key works. It is stored as profile "${name}" for ${url}.\n`);
    if (io.env.LINKVITALS_URL || io.env.LINKVITALS_API_KEY) {
      io.stderr.write('LINKVITALS_URL or LINKVITALS_API_KEY is set and wins over the profile: unset them to use it.\n');
    }
    return undefined;
  });
}

/** @throws LinkvitalsError unless the server knows the key, whatever the key may do there */
async function assertAccepted({ domains }: LinkvitalsClient): Promise<void> {
  try {
    await domains.list({ limit: 1 }).toArray({ limit: 1 });
  } catch (error) {
    if (!isApiError(error, 'insufficient_scope')) throw error;
  }
}
