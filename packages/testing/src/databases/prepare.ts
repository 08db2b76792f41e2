// node prepare.ts [file]: installs the programs for tests on SQL servers, MongoDB and Redis and in Chromium, and starts
// nothing. It writes the reasons of a failure into the file, as a JSON list of sentences.
import { writeFileSync } from 'node:fs';
import { chromium } from '../browser/chromium.ts';
import { isLongLane } from '../lane.ts';
import { createApt } from './apt.ts';
import { flavourOfRun } from './flavour.ts';
import { createLog } from './log.ts';
import { mongodbServer } from './mongodb/mongodb-server.ts';
import { mariadbServer } from './mysql/mariadb-server.ts';
import { mysqlServer } from './mysql/mysql-server.ts';
import { prepare } from './provision.ts';
import { redisServer } from './redis-server.ts';

const log = createLog((text) => void process.stderr.write(text));
const machine = { log, apt: createApt(log) };
const isForMysql = flavourOfRun() === 'mysql';
// No suite of `npm test` runs on MySQL, which takes longest to fetch.
const both = isLongLane ? [mariadbServer, mysqlServer] : [mariadbServer];
const sqlServers = isForMysql ? [{ ...mysqlServer, isOptional: false }] : both;
const servers = [...sqlServers, mongodbServer, redisServer, chromium];
const obstacles = await Promise.all(servers.map((server) => prepare(server, machine)));
const missing = obstacles.filter((obstacle, index) => obstacle !== undefined && servers[index]?.isOptional !== true);
// A run for MySQL without MySQL has tested nothing.
if (missing.length > 0 && (isForMysql || process.env.CI === 'true')) {
  process.exitCode = 1;
  const [, , file] = process.argv;
  if (file !== undefined) writeFileSync(file, JSON.stringify(missing));
}
