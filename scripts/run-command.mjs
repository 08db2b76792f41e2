import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';
import { root } from './toolchain.mjs';

const main = join(root, 'packages/cli/dist/main.js');

/**
 * Runs the built command with the settings of its first line, which say how Node is to be started.
 * @param {string} node @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export function runCommand(node, args) {
  const [first = ''] = readFileSync(main, 'utf8').split('\n', 1);
  const [settings = '', flags = ''] = first.replace('#!/usr/bin/env -S ', '').split(/(?:^| )node\b/);
  const env = Object.fromEntries(settings.split(' ').map((setting) => setting.split('=')));
  return runProgram(node, [...flags.split(' ').filter(Boolean), main, ...args], { env: { ...process.env, ...env } });
}
