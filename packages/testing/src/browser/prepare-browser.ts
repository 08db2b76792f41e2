// Installs Chromium for tests if there is none, and starts nothing. When it cannot be installed, stderr has the reason
// and the exit code is 2.
import { createApt } from '../databases/apt.ts';
import { createLog } from '../databases/log.ts';
import { prepare } from '../databases/provision.ts';
import { chromium } from './chromium.ts';

const log = createLog((text) => void process.stderr.write(text));
// The address of a running browser is ignored, because these tests start their own.
const env = { ...process.env, [chromium.variable]: undefined };
const missing = await prepare(chromium, { log, apt: createApt(log) }, env);
if (missing !== undefined) process.exitCode = 2;
