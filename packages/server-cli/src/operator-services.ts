import {
  hasInstallation,
  nameOfDatabase,
  openServices,
  parseDatabaseUrl,
  readConfig,
  refuseMissingInstallation,
  type ServiceSet,
} from '@linkvitals/server';
import type { Io } from 'linkvitals';

type Services = ServiceSet['services'];
type Work<T> = (services: Services) => Promise<T>;

/**
 * Opens the services of this environment's server for the time of one command; a server may run at the same time.
 * Nothing is logged, because stdout belongs to the command; errors are thrown. No alarm is set, so MongoDB is not
 * needed.
 * @throws OperatorError when there is no database, or one without tables of Linkvitals; nothing is made then
 */
export async function withServices<T>(io: Io, work: Work<T>): Promise<T> {
  await refuseMissingInstallation(readConfig(io.env).databaseUrl);
  return withOwnServices(io, work);
}

/** The same for a command that may be the first of a new installation: it makes the database and the key, and reports that. */
export async function withNewServices<T>(io: Io, work: Work<T>): Promise<T> {
  const { databaseUrl } = readConfig(io.env);
  const isNew = !(await hasInstallation(databaseUrl));
  const result = await withOwnServices(io, work);
  if (isNew) {
    const name = nameOfDatabase(parseDatabaseUrl(databaseUrl));
    io.stderr.write(
      `There was no installation: made one in ${name}. A server uses it only with the same LINKVITALS_DATA_DIR and DATABASE_URL.\n`,
    );
  }
  return result;
}

async function withOwnServices<T>({ env }: Io, work: Work<T>): Promise<T> {
  const { services, close } = await openServices({ ...readConfig(env), logLevel: 'silent', mongodbUrl: '' });
  try {
    return await work(services);
  } finally {
    await close();
  }
}
