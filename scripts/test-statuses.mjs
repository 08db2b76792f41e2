// npm run test:statuses: which statuses of openapi.yaml no test of the HTTP side produces. Runs those tests, without databases.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';
import { root, toolchain } from './toolchain.mjs';

const node = toolchain();
const folder = mkdtempSync(join(tmpdir(), 'linkvitals-statuses-'));
const seen = join(folder, 'seen');
const env = { ...process.env, LINKVITALS_TEST_DATABASES: '0', LINKVITALS_TEST_STATUS_FILE: seen };
const vitest = [
  join(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  '--project=integration',
  'packages/server/src/http/',
  '--reporter=dot',
];
const report = ['--conditions=@linkvitals/source', join(root, 'scripts/untested-statuses.ts'), seen];

try {
  const tested = await runProgram(node, vitest, { cwd: root, env });
  process.exitCode = tested || (await runProgram(node, report, { cwd: root }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
