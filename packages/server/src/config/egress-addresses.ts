import { createServer } from 'node:net';
import { type Config, ConfigError } from './config.ts';

/**
 * Crawls from an address that this machine does not have would find every site unreachable, so a server that crawls
 * does not start with one.
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

/** Binding is what a crawl does; the list of interfaces leaves out what they answer for as a range, as 127.0.0.0/8. */
function canBind(host: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once('error', () => resolve(false));
  server.listen({ host, port: 0 }, () => server.close(() => resolve(true)));
  return promise;
}
