import { once } from 'node:events';
import { createClient } from '@linkvitals/sdk';
import { readConfig, startServer } from '@linkvitals/server';
import { describeMail } from './describe-mail.ts';
import { freePort } from './free-port.ts';
import { admin, editor, owner, PASSWORD } from './people.ts';
import { startKeepWorld } from './start-keep-world.ts';
import { writeHistory } from './write-history.ts';

export interface KeepOptions {
  readonly print: (line: string) => void;
  /** Ends the demo, whatever it is doing. */
  readonly signal: AbortSignal;
  /** Settings of the server in addition to the demo's. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Port of the server. Default, and for 0: a free one. */
  readonly port?: string | undefined;
}

/** Settings with the default politeness, so that the running crawl takes a while. */
const AT_EASE = { LINKVITALS_RECHECK_AFTER_MS: '5000' };

/** Runs a server with 90 days of history until the signal. */
export async function runKeep({ print, signal, settings = {}, port: wanted = '0' }: KeepOptions): Promise<void> {
  const port = wanted === '0' ? await freePort() : wanted;
  // The host is `localhost`, because passkeys work there without https.
  const url = `http://localhost:${port}`;
  await using world = await startKeepWorld({ ...settings, LINKVITALS_PORT: port, LINKVITALS_PUBLIC_URL: url });
  print('Writing 90 days of history, which takes about a minute ...');
  const history = await writeHistory(world, signal);
  if (history === undefined) return;
  const server = await startServer(readConfig({ ...world.settings, ...AT_EASE }));
  const client = createClient({ baseUrl: server.url, apiKey: history.key });
  // A crawl is left running, so that users can watch one: its site demands pauses, so it takes hours. No other crawl
  // follows.
  await client.crawls.start(history.watchedDomain);
  world.mail.watch((mail) => print(describeMail(mail, url)));
  print(`
Address         ${url}
Sign in as      ${owner.email}  (owner; ${admin.email} is an administrator, ${editor.email} a member)
Password        ${PASSWORD}
API key         ${history.key}
Running crawl   ${url}/domains/${history.watchedDomain}
Shared report   ${history.report}
Badge           ${history.badge}
Mails           appear below, each with its links. None leaves this machine.

${history.crawls} crawls of three domains are there to look at. Only this machine reaches them. Press Ctrl-C to end: nothing is kept.`);
  if (!signal.aborted) await once(signal, 'abort');
  print('Ending ...');
  await server.stop();
}
