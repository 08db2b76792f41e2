import { readFileSync } from 'node:fs';

/**
 * How a program wants Node to be started, as its first line says (`#!/usr/bin/env -S NAME=value node --flag`).
 * @param {string} program file
 * @param {string} node the Node to be taken
 * @returns {string[]} command and arguments; those of the program follow
 */
export function startOfNode(program, node) {
  const [first = ''] = readFileSync(program, 'utf8').split('\n', 1);
  const words = first.replace('#!/usr/bin/env -S ', '').split(' ');
  return ['env', ...words.map((word) => (word === 'node' ? node : word))];
}
