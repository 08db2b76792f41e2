import { createOutbound } from '@linkvitals/outbound';
import type { CrawlOptions } from './crawl-options.ts';
import { createExternalHosts } from './hosts/create-external-hosts.ts';

type Filled = 'outbound' | 'limits' | 'robotsToken' | 'rate' | 'externalHosts';

/** The options of a crawl, with what its parts need. */
export interface CrawlSettings extends Omit<CrawlOptions, Filled>, Required<Pick<CrawlOptions, Filled>> {}

/** @throws TypeError for options that contradict each other, or a user agent without a name */
export function crawlSettings(options: CrawlOptions): CrawlSettings {
  const { allowCidrs, outbound, rendering, renderingMode, renderingPatterns } = options;
  if (rendering === undefined && (renderingMode ?? renderingPatterns) !== undefined)
    throw new TypeError(
      'renderingMode and renderingPatterns are for crawls with rendering: give it too, or leave them out',
    );
  if (outbound !== undefined && allowCidrs !== undefined)
    throw new TypeError(
      'allowCidrs is for the outbound client that the crawl makes: give it to createOutbound instead',
    );
  return {
    ...options,
    outbound: outbound ?? createOutbound(allowCidrs === undefined ? {} : { allowCidrs }),
    limits: options.limits ?? {},
    robotsToken: options.robotsToken ?? nameOf(options.userAgent),
    rate: options.rate ?? { start: 4, min: 0.5, max: 10, inFlight: 4 },
    externalHosts: options.externalHosts ?? createExternalHosts(),
  };
}

/** The name of a crawler in its user agent: `MyBot` of `MyBot/1.0 (…)` and of `Mozilla/5.0 (compatible; MyBot/1.0)`. */
function nameOf(userAgent: string): string {
  const [, name] = /\bcompatible;\s*([a-z_-]+)/i.exec(userAgent) ?? /^([a-z_-]+)/i.exec(userAgent) ?? [];
  if (name === undefined) throw new TypeError('userAgent must begin with a name, as MyBot/1.0, or give robotsToken');
  return name;
}
