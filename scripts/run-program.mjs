import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Becomes another program as far as Node can: same terminal, signals passed on, same exit code.
 * @param {string} command @param {string[]} args @param {object} [options] of `spawn`
 * @returns {Promise<number>} exit code
 */
export function runProgram(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  const passOn = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, passOn);
  stopWithParent(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const one of SIGNALS) process.off(one, passOn);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/** Ends the program when npm ends: at a SIGTERM that only npm gets, npm leaves its script running. */
function stopWithParent(child) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
  watch.unref();
}
