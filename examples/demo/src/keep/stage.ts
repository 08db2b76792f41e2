import type { Issue, LinkvitalsClient } from '@linkvitals/sdk';
import type { MovableClock } from './movable-clock.ts';
import type { KeepWorld } from './start-keep-world.ts';

/** The tools that write the history: a server whose clock is moved forward, and the world around it. */
export interface Stage {
  readonly world: KeepWorld;
  readonly clock: MovableClock;
  /** URL of the server. */
  readonly url: string;
  /** An API key for domains, crawls and webhooks. */
  readonly key: string;
  /** A client with this key. */
  readonly robot: LinkvitalsClient;
  /** Id of the domain with this name. */
  idOf(hostname: string): string;
}

/** The issue of a path or URL. @throws when the crawls so far have not found it */
export async function issueAt({ robot, idOf }: Stage, hostname: string, path: string): Promise<Issue> {
  const url = path.startsWith('https:') ? path : `https://${hostname}${path}`;
  for await (const issue of robot.issues.listOfDomain(idOf(hostname), { q: path })) {
    if (issue.url === url) return issue;
  }
  throw new Error(`${hostname} has no open issue at ${path}`);
}

/** The invitation link in a person's mail. @returns the link; throws when none comes within 10 s */
export async function mailedLink({ mail }: KeepWorld, { email }: { readonly email: string }): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const text = mail.received.find(({ to }) => to.includes(email))?.text ?? '';
    const [link] = /http:\S+\/invitation#\S+/.exec(text) ?? [];
    if (link !== undefined) return link;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no invitation was mailed to ${email}`);
}
