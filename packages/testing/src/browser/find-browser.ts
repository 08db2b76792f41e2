import { findProgram } from '../process/find-program.ts';

/** The program of Chromium without windows, which shows the same pages in half the processor time. */
export const SHELL = 'chromium-headless-shell';

export const findShell = (): string | undefined => findProgram(SHELL);

/** The path of Chromium or Chrome on this machine; the headless shell is preferred. */
export const findBrowser = (): string | undefined =>
  findShell() ?? findProgram('chromium', 'chromium-browser', 'google-chrome');

/**
 * The path of the browser.
 * @throws Error with the command to install it, when there is none
 */
export function needBrowser(): string {
  const program = findBrowser();
  if (program === undefined) throw new Error(`There is no Chromium: install it (\`apt-get install ${SHELL}\`).`);
  return program;
}
