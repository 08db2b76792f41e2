// Installs Chromium for tests where there is none, and starts nothing. Where it cannot be had, stderr says why and exit code 2.
import { createApt } from '../databases/apt.ts';
import { createLog } from '../databases/log.ts';
import { prepare } from '../databases/provision.ts';
import { chromium } from './chromium.ts';

const log = createLog((text) => void process.stderr.write(text));
// The address of a browser that runs is of no use to tests that start their own.
const env = { ...process.env, [chromium.variable]: undefined };
const missing = await prepare(chromium, { log, apt: createApt(log) }, env);
if (missing !== undefined) process.exitCode = 2;
