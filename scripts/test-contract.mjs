// npm run test:contract [-- <arguments of schemathesis run>]: schemathesis against servers with data; docs/contract-tests.md.
import { join } from 'node:path';
import { installSchemathesis } from './apart.mjs';
import { runProgram } from './run-program.mjs';
import { fail, root, toolchain } from './toolchain.mjs';

const EXAMPLES = '500';

const node = toolchain();
const { program, obstacle } = installSchemathesis();
if (obstacle !== undefined) fail(obstacle);

const given = process.argv.slice(2);
const examples = given.some((argument) => /^(-n|--max-examples)/.test(argument)) ? [] : ['--max-examples', EXAMPLES];
const main = join(root, 'e2e/src/contract/main.ts');
const args = ['--conditions=@linkvitals/source', main, program, ...examples, ...given];
process.exitCode = await runProgram(node, args, { cwd: root });
