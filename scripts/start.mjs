// npm start: gets the toolchain, builds, runs the service in the foreground.
import { build } from './build.mjs';
import { runCommand } from './run-command.mjs';
import { say, toolchain } from './toolchain.mjs';

const node = toolchain();
build('@linkvitals/server-cli');
say('Starting ...');
process.exitCode = await runCommand(node, ['serve', '--called-as', 'npm run --silent linkvitals --']);
