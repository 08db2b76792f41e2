// npm run --silent linkvitals -- <command>: the command line of this clone.
import { build } from './build.mjs';
import { runCommand } from './run-command.mjs';
import { toolchain } from './toolchain.mjs';

const node = toolchain();
build('@linkvitals/server-cli');
process.exitCode = await runCommand(node, process.argv.slice(2));
