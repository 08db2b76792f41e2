import { once } from 'node:events';
import { createServer } from 'node:net';
import { createClient } from '@linkvitals/sdk';
import { readConfig, startServer } from '@linkvitals/server';
import { describeMail } from './describe-mail.ts';
import { admin, editor, owner, PASSWORD } from './people.ts';
import { startKeepWorld } from './start-keep-world.ts';
import { writeHistory } from './write-history.ts';

export interface KeepOptions {
  readonly print: (line: string) => void;
  /** Ends it, whatever it is doing. */
  readonly signal: AbortSignal;
  /** Settings of the server beside its own. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** As polite as it is by default, so that the crawl which runs takes a while. */
const AT_EASE = { LINKVITALS_RECHECK_AFTER_MS: '5000' };

/** A server with 90 days of history to look around in, until the signal. */
export async function runKeep({ print, signal, settings = {} }: KeepOptions): Promise<void> {
  const port = await freePort();
  // By this name, passkeys work without https.
  const url = `http://localhost:${port}`;
  await using world = await startKeepWorld({ ...settings, LINKVITALS_PORT: `${port}`, LINKVITALS_PUBLIC_URL: url });
  print('Writing 90 days of history, which takes about half a minute ...');
  const history = await writeHistory(world, signal);
  if (history === undefined) return;
  const server = await startServer(readConfig({ ...world.settings, ...AT_EASE }));
  const client = createClient({ baseUrl: server.url, apiKey: history.key });
  // For whoever wants to follow one: its site demands pauses, so it goes on for hours. When it ends, none follows.
  await client.crawls.start(history.watchedDomain);
  world.mail.watch((mail) => print(describeMail(mail, url)));
  print(`
Address         ${url}
Sign in as      ${owner.email}  (owner; ${admin.email} is an administrator, ${editor.email} a member)
Password        ${PASSWORD}
Running crawl   ${url}/domains/${history.watchedDomain}
Shared report   ${history.report}
Badge           ${history.badge}
Mails           appear below, each with its links. None leaves this machine.

${history.crawls} crawls of three domains are there to look at. Only this machine reaches them. Press Ctrl-C to end: nothing is kept.`);
  if (!signal.aborted) await once(signal, 'abort');
  print('Ending ...');
  await server.stop();
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('a TCP server has an address with a port');
  return address.port;
}
