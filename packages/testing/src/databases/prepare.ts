// Installs what the tests on MySQL, MongoDB and Redis and in Chromium need, and starts nothing: node prepare.ts
import { chromium } from '../browser/chromium.ts';
import { createApt } from './apt.ts';
import { createLog } from './log.ts';
import { mongodbServer } from './mongodb-server.ts';
import { mysqlServer } from './mysql-server.ts';
import { prepare } from './provision.ts';
import { redisServer } from './redis-server.ts';

const log = createLog((text) => void process.stderr.write(text));
const machine = { log, apt: createApt(log) };
const servers = [mysqlServer, mongodbServer, redisServer, chromium];
const obstacles = await Promise.all(servers.map((server) => prepare(server, machine)));
if (obstacles.some((obstacle) => obstacle !== undefined) && process.env.CI === 'true') process.exitCode = 1;
