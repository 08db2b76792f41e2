// npm run --silent linkvitals -- <command>: the command line of this clone.
import { join } from 'node:path';
import { build } from './build.mjs';
import { runProgram } from './run-program.mjs';
import { root, toolchain } from './toolchain.mjs';

const node = toolchain();
build('cli');
process.exitCode = await runProgram(node, [join(root, 'packages/cli/dist/main.js'), ...process.argv.slice(2)]);
