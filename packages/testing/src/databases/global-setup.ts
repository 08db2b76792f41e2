import type { TestProject } from 'vitest/node';
import { chromium } from '../browser/chromium.ts';
import { createApt } from './apt.ts';
import { startBroker } from './broker.ts';
import { createLog } from './log.ts';
import { mongodbServer } from './mongodb/mongodb-server.ts';
import { mariadbServer } from './mysql/mariadb-server.ts';
import { mysqlServer } from './mysql/mysql-server.ts';
import { provision } from './provision.ts';
import { redisServer } from './redis-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address at which test files get database servers and a browser. */
    databaseBroker: string;
  }
}

/** Opens the broker, which costs nothing until a suite needs a server. Servers that it started end with the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = createLog((text) => void process.stderr.write(text));
  const machine = { log, apt: createApt(log) };
  const broker = await startBroker({
    mariadb: () => provision(mariadbServer, machine),
    mysql: () => provision(mysqlServer, machine),
    mongodb: () => provision(mongodbServer, machine),
    redis: () => provision(redisServer, machine),
    chromium: () => provision(chromium, machine),
  });
  project.provide('databaseBroker', broker.url);
  return broker.close;
}
