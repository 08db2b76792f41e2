// npm start: gets the toolchain, builds, runs the service in the foreground.
import { join } from 'node:path';
import { build } from './build.mjs';
import { runProgram } from './run-program.mjs';
import { root, say, toolchain } from './toolchain.mjs';

const node = toolchain();
build('cli');
say('Starting ...');
const main = join(root, 'packages/cli/dist/main.js');
process.exitCode = await runProgram(node, [main, 'serve', '--called-as', 'npm run --silent linkvitals --']);
