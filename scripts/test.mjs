// npm test [-- <vitest arguments>]: installs what the tests need, runs them, ends with one line of numbers.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';
import { root, say, toolchain } from './toolchain.mjs';

const node = toolchain();
const result = join(root, 'node_modules/.linkvitals/tests.json');
rmSync(result, { force: true });

say('Preparing the database servers of the tests ...');
const prepared = await runProgram(node, [join(root, 'packages/testing/src/databases/prepare.ts')], { cwd: root });

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${result}`];
const tested = await runProgram(node, [vitest, 'run', ...reporters, ...process.argv.slice(2)], { cwd: root });

const code = tested || prepared;
const counts = existsSync(result) ? JSON.parse(readFileSync(result, 'utf8')) : {};
const { numPassedTests: passed = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = counts;
// A file that does not load, a missing database or a crash fails no test of its own, and still is a failure.
const failed = numFailedTests || (code === 0 ? 0 : 1);
process.stdout.write(`tests: ${passed} passed, ${failed} failed, ${numPendingTests + numTodoTests} skipped\n`);
process.exitCode = code;
