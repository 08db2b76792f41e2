import { join } from 'node:path';
import { runProgram } from './run-program.mjs';
import { startOfNode } from './start-of-node.mjs';
import { root } from './toolchain.mjs';

const main = join(root, 'packages/server-cli/dist/main.js');

/**
 * Runs the built command.
 * @param {string} node @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export function runCommand(node, args) {
  const [env = 'env', ...start] = startOfNode(main, node);
  return runProgram(env, [...start, main, ...args]);
}
