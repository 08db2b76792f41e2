import type { Domain, LinkvitalsClient } from '@linkvitals/sdk';
import { RemoteFailure } from './remote-command.ts';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The domain with this id, or with this hostname in any spelling.
 * @throws RemoteFailure when the account has none, or none that the key or the person may see
 */
export async function findDomain({ domains }: LinkvitalsClient, name: string): Promise<Domain> {
  if (ID.test(name)) return await domains.get(name);
  const [found] = name === '' ? [] : await domains.list({ hostname: name }).toArray({ limit: 1 });
  if (found !== undefined) return found;
  throw new RemoteFailure(`There is no domain ${name} that you may see. \`linkvitals domains list\` shows them.`);
}
