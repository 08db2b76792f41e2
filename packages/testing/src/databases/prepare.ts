// Installs what the tests on MySQL, on MongoDB and in a browser need, and starts nothing: node prepare.ts
import { prepareChromium } from '../browser/chromium.ts';
import { createApt } from './apt.ts';
import { createLog } from './log.ts';
import { mongodbServer } from './mongodb-server.ts';
import { mysqlServer } from './mysql-server.ts';
import { prepare } from './provision.ts';

const log = createLog((text) => void process.stderr.write(text));
const machine = { log, apt: createApt(log) };
const servers = [mysqlServer, mongodbServer].map((server) => prepare(server, machine));
const obstacles = await Promise.all([...servers, prepareChromium(machine)]);
if (obstacles.some((obstacle) => obstacle !== undefined) && process.env.CI === 'true') process.exitCode = 1;
