import { findProgram } from '../process/find-program.ts';

/** Chromium without windows and their surroundings: the same pages for half the processor time. */
export const SHELL = 'chromium-headless-shell';

export const findShell = (): string | undefined => findProgram(SHELL);

/** The path of Chromium or Chrome, whichever the machine has; the headless shell first. */
export const findBrowser = (): string | undefined =>
  findShell() ?? findProgram('chromium', 'chromium-browser', 'google-chrome');

/** @throws Error where there is none, with how to install it */
export function needBrowser(): string {
  const program = findBrowser();
  if (program === undefined) throw new Error(`There is no Chromium: install it (\`apt-get install ${SHELL}\`).`);
  return program;
}
