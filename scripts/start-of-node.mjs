import { readFileSync } from 'node:fs';

/**
 * The command that starts a program with the Node options and variables of its first line (`#!/usr/bin/env -S
 * NAME=value node --flag`).
 * @param {string} program file
 * @param {string} node the Node to use
 * @returns {string[]} command and arguments; append those of the program
 */
export function startOfNode(program, node) {
  const [first = ''] = readFileSync(program, 'utf8').split('\n', 1);
  const words = first.replace('#!/usr/bin/env -S ', '').split(' ');
  return ['env', ...words.map((word) => (word === 'node' ? node : word))];
}
