import type { Health, Readiness } from '@linkvitals/contract/types';
import type { ApiPromise } from './api-promise.ts';
import { type ClientOptions, readOptions } from './client-options.ts';
import { type Platform, realPlatform } from './platform.ts';
import type { RequestOptions } from './request-options.ts';
import { Crawls } from './resources/crawls.ts';
import { Domains } from './resources/domains.ts';
import { EventTypes } from './resources/event-types.ts';
import { Webhooks } from './resources/webhooks.ts';
import { Transport } from './transport.ts';

export interface LinkvitalsClient {
  readonly domains: Domains;
  readonly crawls: Crawls;
  readonly webhooks: Webhooks;
  readonly eventTypes: EventTypes;
  /** Whether the process is alive. Needs no API key. */
  health(options?: RequestOptions): ApiPromise<Health>;
  /** Whether the service can take work. "Not ready" is an answer too: look at `status`. Needs no API key. */
  readiness(options?: RequestOptions): ApiPromise<Readiness>;
}

/** Puts a client together; `platform` is for tests. */
export function buildClient(options: ClientOptions, platform: Platform): LinkvitalsClient {
  const transport = new Transport(readOptions(options), platform);
  return {
    domains: new Domains(transport),
    crawls: new Crawls(transport),
    webhooks: new Webhooks(transport),
    eventTypes: new EventTypes(transport),
    health: (requestOptions) => transport.request('getHealth', { options: requestOptions }),
    readiness: (requestOptions) => transport.request('getReadiness', { options: requestOptions }),
  };
}

/**
 * A client of the Linkvitals REST API.
 * @example
 * const client = createClient({ baseUrl: 'https://linkvitals.example', apiKey: process.env.LINKVITALS_API_KEY });
 * for await (const domain of client.domains.list()) console.log(domain.hostname, domain.health_score);
 * @throws TypeError when an option makes no sense.
 */
export function createClient(options: ClientOptions): LinkvitalsClient {
  return buildClient(options, realPlatform);
}
