import type { Renderer } from '@linkvitals/renderer';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import type { CheckOptions } from './options/check-options.ts';

const INSTALL =
  'Install one (Debian, Ubuntu: apt-get install chromium-headless-shell), or name one with --browser <path>.';

/**
 * Starts the browser of `--render`; undefined without that option.
 *
 * @throws UsageError when there is none, or it may not be used
 */
export async function openRendering(
  { render, browser }: Pick<CheckOptions, 'render' | 'browser'>,
  { env }: Pick<Io, 'env'>,
): Promise<Renderer | undefined> {
  if (render === undefined) {
    if (browser !== undefined) throw new UsageError('--browser is for --render only.');
    return undefined;
  }
  // Loaded only here: other checks start without it.
  const { BrowserError, findBrowser, Renderer: Starter } = await import('@linkvitals/renderer');
  const program = await findBrowser(env.PATH, browser);
  if (program === undefined) {
    throw new UsageError(
      browser === undefined ? `--render needs Chromium. ${INSTALL}` : `There is no program ${browser}.`,
    );
  }
  try {
    return await Starter.start({ program, unsafe: env.LINKVITALS_BROWSER_UNSAFE === '1' });
  } catch (error) {
    if (error instanceof BrowserError) throw new UsageError(error.message);
    throw error;
  }
}
