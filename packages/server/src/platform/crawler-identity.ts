import type { Config } from './config/config.ts';
import { localUrl } from './local-url.ts';
import { version } from './version.ts';

/** Name of the crawler in robots.txt */
export const robotsToken = 'LinkvitalsBot';

/** The address at which people reach the server; when the public URL is not set, an address on its own machine. */
export const publicUrl = (config: Pick<Config, 'publicUrl' | 'host' | 'port'>): string =>
  config.publicUrl === '' ? localUrl(config) : config.publicUrl;

export const crawlerUserAgent = (config: Config): string =>
  `Mozilla/5.0 (compatible; ${robotsToken}/${version}; +${publicUrl(config)}/bot)`;
