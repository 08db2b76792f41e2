import { createServer } from 'node:net';
import { type Config, ConfigError } from './config.ts';

/**
 * Checks that this machine has all egress addresses, if the server crawls. From any other address every site would seem
 * unreachable.
 * @throws ConfigError naming the addresses
 */
export async function assertEgressAddresses({
  roles,
  egressAddresses,
}: Pick<Config, 'roles' | 'egressAddresses'>): Promise<void> {
  if (!roles.includes('crawl')) return;
  const found = await Promise.all(egressAddresses.map(canBind));
  const missing = egressAddresses.filter((_, index) => !found[index]);
  if (missing.length === 0) return;
  throw new ConfigError(
    `LINKVITALS_EGRESS_ADDRESSES: this machine does not have ${missing.join(', ')}. ` +
      'Give it the address, or take the address out of the list.',
  );
}

/**
 * Whether an address can be bound, as a crawl does it. The list of interfaces would not do: it leaves out addresses of
 * a range, such as 127.0.0.0/8.
 */
function canBind(host: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once('error', () => resolve(false));
  server.listen({ host, port: 0 }, () => server.close(() => resolve(true)));
  return promise;
}
