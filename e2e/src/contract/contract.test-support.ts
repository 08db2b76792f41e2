import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { it } from 'vitest';

// `npm run test:long` installs schemathesis, or says why it cannot and with CI=true fails.

const bin = process.platform === 'win32' ? 'Scripts' : 'bin';
const folder = new URL('../../../node_modules/.cache/linkvitals/schemathesis/', import.meta.url);
/** Path of the program. */
export const schemathesis = fileURLToPath(new URL(`${bin}/schemathesis`, folder));
const isMissing = !existsSync(schemathesis);
if (isMissing)
  process.stderr.write(
    '\nContract tests skipped: `npm run test:long` or `npm run test:contract` installs schemathesis.\n',
  );

/** `it`, skipped where schemathesis is not installed. */
export const contractTest = it.skipIf(isMissing && process.env.CI !== 'true');

/** The same requests in every run, but for ids. */
export const usualArgs = ['--generation-deterministic', '--no-shrink', '--no-color'];
