// npm run check:contract: openapi.yaml keeps the rules of redocly.yaml.
// npm run check:contract -- <released openapi.yaml> [<file>]: names what <file> (openapi.yaml) would break for clients of the released one; exit code 1 when there is any.
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';
import { root, toolchain } from './toolchain.mjs';

const node = toolchain();
const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
const config = ['--config', join(root, 'redocly.yaml')];
const contract = join(root, 'openapi.yaml');
const [released, changed = contract] = process.argv.slice(2);

const args =
  released === undefined ? ['lint', contract, ...config] : ['diff', released, changed, '--fail-on', 'major', ...config];
// redocly sends no telemetry, and does not look for a newer version.
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
process.exitCode = await runProgram(node, [redocly, ...args], { env });
