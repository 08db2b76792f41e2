// npm run faults [-- --seed n --kills 100 --servers 2 --database mariadb|sqlite]: servers killed at random, for as long as it takes.
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';
import { root, toolchain } from './toolchain.mjs';

const main = join(root, 'e2e/faults/src/main.ts');
const node = toolchain();
process.exitCode = await runProgram(node, ['--conditions=@linkvitals/source', main, ...process.argv.slice(2)], {
  cwd: root,
});
