// npm run demo: the whole main job in one terminal, on a site of its own with known faults; with --keep a server to look
// around in.
import { join } from 'node:path';
import { build } from './build.mjs';
import { runProgram } from './run-program.mjs';
import { root, toolchain } from './toolchain.mjs';

const node = toolchain();
build('@linkvitals/demo');
process.exitCode = await runProgram(node, [join(root, 'examples/demo/src/main.ts'), ...process.argv.slice(2)]);
