import type { Config } from './config/config.ts';
import { localUrl } from './local-url.ts';
import { version } from './version.ts';

/** Product token that robots.txt names us by. */
export const robotsToken = 'LinkvitalsBot';

/** The address that people reach the server under; as far as it is known, one of its own machine. */
export const publicUrl = (config: Pick<Config, 'publicUrl' | 'host' | 'port'>): string =>
  config.publicUrl === '' ? localUrl(config) : config.publicUrl;

export const crawlerUserAgent = (config: Config): string =>
  `Mozilla/5.0 (compatible; ${robotsToken}/${version}; +${publicUrl(config)}/bot)`;
