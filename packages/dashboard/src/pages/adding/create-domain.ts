import type { Domain } from '@linkvitals/contract/types';
import { client } from '../../api/client.ts';
import { timeZone } from '../../clocks/time-zone.ts';

/** Adds a domain with a schedule in the time zone of the page, because the server does not know that of the browser. */
export const createDomain = (hostname: string): Promise<Domain> =>
  client.domains.create({ hostname, crawl_config: { schedule: { time_zone: timeZone() } } });
