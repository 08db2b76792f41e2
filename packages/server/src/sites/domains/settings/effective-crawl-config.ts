import type { RenderingChoice, ScheduleFrequency } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { invalidSetting } from '../../../platform/errors.ts';
import type { DomainRow, SealedHeaders } from '../domain-row.ts';
import { frequencyInForce } from '../schedule/schedule.ts';
import { assertExclusions } from './exclusions.ts';
import { egressAddressIn } from './ip-ranges.ts';

/** Configuration of the next crawl: the domain's own choices within the present limits of plan and operator */
interface EffectiveCrawlConfig {
  readonly maxPages: number;
  readonly depthLimit: number;
  readonly timeLimitMs: number;
  readonly exclusions: readonly string[];
  /** Maximum requests a second to the own host; null leaves it to the server. */
  readonly rate: number | null;
  readonly userAgent: string | null;
  /** Sealed JSON that maps names of headers to values; null: none. */
  readonly sealedHeaders: SealedHeaders['sealed'] | null;
  /** The headers are sent over http, too. */
  readonly headersOverHttp: boolean;
  /** Source address of the requests; null: any. */
  readonly localAddress: string | null;
  /** The choice of pages to be rendered; null: they are not. */
  readonly rendering: 'auto' | 'on' | null;
  /** The crawl goes before others in the queue. */
  readonly priority: boolean;
}

type Limits = Pick<EffectiveCrawlConfig, 'maxPages' | 'depthLimit' | 'rate'>;
type LimitsContext = Pick<Context, 'account' | 'config'>;

const renderingOf = ({ account }: LimitsContext, { crawl_config: own }: Pick<DomainRow, 'crawl_config'>) =>
  account.plan.rendering ? (own.rendering ?? 'off') : 'off';

/** The domain's own numbers and schedule within the limits of plan and operator */
export interface ConfigInForce extends Limits {
  readonly frequency: ScheduleFrequency;
  readonly rendering: RenderingChoice;
}

export const configInForce = (ctx: LimitsContext, domain: Pick<DomainRow, 'crawl_config'>): ConfigInForce => ({
  ...effectiveLimits(ctx, domain),
  frequency: frequencyInForce(domain.crawl_config.frequency, ctx.account.plan),
  rendering: renderingOf(ctx, domain),
});

function effectiveLimits(
  { account, config }: LimitsContext,
  { crawl_config: own }: Pick<DomainRow, 'crawl_config'>,
): Limits {
  const { plan } = account;
  return {
    maxPages: Math.min(own.max_pages ?? plan.max_pages, plan.max_pages),
    depthLimit: Math.min(own.depth_limit ?? plan.depth_limit, plan.depth_limit),
    rate: own.rate === null ? null : Math.min(own.rate, config.ownHostRateMax),
  };
}

/**
 * Computes the configuration of the next crawl.
 * @throws ServiceError `invalid_setting` when the operator's egress addresses have changed and none lies in the
 * domain's IP ranges any more, or when this version refuses an exclusion that an earlier one accepted. A crawl from
 * another address, or of excluded pages, would do what the owner forbade.
 */
export function effectiveCrawlConfig(ctx: LimitsContext, domain: DomainRow): EffectiveCrawlConfig {
  const { plan } = ctx.account;
  const { settings } = domain;
  const own = plan.agency_features ? settings : undefined;
  assertExclusions(domain.crawl_config.exclusions);
  const rendering = renderingOf(ctx, domain);
  return {
    ...effectiveLimits(ctx, domain),
    timeLimitMs: plan.crawl_minutes * 60_000,
    exclusions: domain.crawl_config.exclusions,
    userAgent: own?.user_agent ?? null,
    sealedHeaders: own?.request_headers?.sealed ?? null,
    headersOverHttp: own?.request_headers_over_http ?? false,
    localAddress: own === undefined ? null : localAddress(own.ip_ranges, ctx.config.egressAddresses),
    priority: own?.priority_crawling ?? false,
    rendering: rendering === 'off' ? null : rendering,
  };
}

function localAddress(ranges: readonly string[], egressAddresses: readonly string[]): string | null {
  if (ranges.length === 0) return null;
  const address = egressAddressIn(ranges, egressAddresses);
  if (address !== undefined) return address;
  throw invalidSetting(
    'settings/ip_ranges',
    "None of the installation's egress addresses lies in the domain's IP ranges.",
  );
}
