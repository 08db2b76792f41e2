// npm run --silent linkvitals -- <command>: the command line of this clone. With `npm run --prefix <clone>` it works from any folder.
import { build } from './build.mjs';
import { runCommand } from './run-command.mjs';
import { toolchain } from './toolchain.mjs';

const node = toolchain();
build('@linkvitals/server-cli');
// npm starts scripts in the folder of the package. The files of these commands are named from where the person is.
if (['check', 'webhooks'].includes(process.argv[2] ?? '') && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
process.exitCode = await runCommand(node, process.argv.slice(2));
