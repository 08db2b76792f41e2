// Installs Chromium for tests where there is none, and starts nothing. Where it cannot be had, stderr says why and exit code 2.
import { createApt } from '../databases/apt.ts';
import { createLog } from '../databases/log.ts';
import { prepare } from '../databases/provision.ts';
import { chromium } from './chromium.ts';

const log = createLog((text) => void process.stderr.write(text));
const missing = await prepare(chromium, { log, apt: createApt(log) });
if (missing !== undefined) process.exitCode = 2;
