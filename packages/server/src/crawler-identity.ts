import type { Config } from './config.ts';
import { version } from './version.ts';

/** Product token that robots.txt names us by. */
export const robotsToken = 'LinkvitalsBot';

/** The address that people reach the server under. */
export const publicUrl = (config: Config): string =>
  config.publicUrl === '' ? `http://${config.host}:${config.port}` : config.publicUrl;

export const crawlerUserAgent = (config: Config): string =>
  `Mozilla/5.0 (compatible; ${robotsToken}/${version}; +${publicUrl(config)}/bot)`;
