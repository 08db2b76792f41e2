import { openServices, readConfig, type ServiceSet } from '@linkvitals/server';
import type { Io } from './io.ts';

type Services = ServiceSet['services'];

/**
 * Opens what the server of this environment uses, for the time of one command; a server may run at the same time.
 * Nothing is logged: stdout belongs to the command, and what fails is thrown. No alarm is set, so MongoDB is not needed.
 */
export async function withServices<T>({ env }: Io, work: (services: Services) => Promise<T>): Promise<T> {
  const { services, close } = await openServices({ ...readConfig(env), logLevel: 'silent', mongodbUrl: '' });
  try {
    return await work(services);
  } finally {
    await close();
  }
}
