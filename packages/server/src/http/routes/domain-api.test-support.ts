import { expect, onTestFinished } from 'vitest';
import { setPlan } from '../../people/accounts/index.ts';
import type { TestContextOptions } from '../../test-support/test-context.ts';
import { type ApiAnswer, type CallOptions, startTestServer, type TestServer } from '../../test-support/test-server.ts';

type Json = Record<string, unknown>;

/** A domain in a response; the contract check has validated its shape. */
export type DomainJson = Json & {
  readonly id: string;
  readonly hostname: string;
  readonly verification: {
    readonly token: string;
    readonly records: readonly { name: string; value: string }[];
  } & Json;
};

export interface DomainApi {
  readonly server: TestServer;
  call(method: string, path: string, options?: CallOptions): Promise<ApiAnswer>;
  /** Adds a domain by the API. */
  add(hostname?: string, options?: CallOptions): Promise<DomainJson>;
  read(id: string): Promise<DomainJson>;
  /** Every row of `domains`, to show that nothing has changed */
  rows(): Promise<unknown[]>;
  /** Sets the number of domains that the account may have. */
  limit(customDomainLimit: number): Promise<void>;
}

/** Starts the whole HTTP side, which is stopped at the end of the test. */
export async function startDomainApi(options: TestContextOptions = {}): Promise<DomainApi> {
  const server = await startTestServer(options);
  onTestFinished(() => server.close());
  const { call } = server;
  const accountId = server.ctx.account.id;
  return {
    server,
    call,
    add: async (hostname = 'example.com', extra = {}) => {
      const { status, body } = await call('POST', '/api/v1/domains', { body: { hostname }, ...extra });
      expect([status, body.detail]).toEqual([201, undefined]);
      return body as unknown as DomainJson;
    },
    read: async (id) => (await call('GET', `/api/v1/domains/${id}`)).body as unknown as DomainJson,
    rows: () => server.db.knex('domains').select('*').orderBy('id'),
    limit: async (customDomainLimit) => {
      await setPlan(server.services, { accountId, plan: 'agency', customDomainLimit });
    },
  };
}

/** Asserts that a call is refused with this code, and changes no domain. */
export async function expectRefusal(
  api: DomainApi,
  answer: () => Promise<ApiAnswer>,
  [status, code, pointer]: readonly [status: number, code: string, pointer?: string],
): Promise<void> {
  const before = await api.rows();
  const { status: got, headers, body } = await answer();
  expect([got, body.code]).toEqual([status, code]);
  expect(headers.get('content-type')).toBe('application/problem+json');
  if (pointer !== undefined) expect(body.errors).toContainEqual(expect.objectContaining({ pointer }));
  expect(await api.rows()).toEqual(before);
}

/** Wrong members of `settings` and `crawl_config`, for creation and update alike */
export const wrongSettings: readonly (readonly [
  what: string,
  body: Json,
  refusal: readonly [number, string, string?],
])[] = [
  ['an unknown setting', { settings: { emailAlerts: true } }, [400, 'validation_failed', '#/settings/emailAlerts']],
  [
    'a setting of the wrong type',
    { settings: { email_alerts: 'yes' } },
    [400, 'validation_failed', '#/settings/email_alerts'],
  ],
  [
    'an unknown frequency',
    { settings: { report_frequency: 'hourly' } },
    [400, 'validation_failed', '#/settings/report_frequency'],
  ],
  ['no setting at all', { settings: {} }, [400, 'validation_failed', '#/settings']],
  [
    'a webhook id that is no UUID',
    { settings: { webhook_ids: ['x'] } },
    [400, 'validation_failed', '#/settings/webhook_ids/0'],
  ],
  [
    'a webhook that is not there',
    { settings: { webhook_ids: ['0199c000-0000-7000-8000-000000000000'] } },
    [422, 'invalid_setting', '#/settings/webhook_ids'],
  ],
  ['a line break in a header', { settings: { request_headers: { 'X-A': 'b\r\nX-B: c' } } }, [400, 'validation_failed']],
  ['a header name with a space', { settings: { request_headers: { 'X A': 'b' } } }, [400, 'validation_failed']],
  [
    'a header of the connection',
    { settings: { request_headers: { Host: 'other.example' } } },
    [422, 'invalid_setting', '#/settings/request_headers/Host'],
  ],
  [
    'a range that is none',
    { settings: { ip_ranges: ['everywhere'] } },
    [422, 'invalid_setting', '#/settings/ip_ranges/0'],
  ],
  [
    'a user agent with a line break',
    { settings: { user_agent: 'a\nb' } },
    [400, 'validation_failed', '#/settings/user_agent'],
  ],
  ['no pages', { crawl_config: { max_pages: 0 } }, [400, 'validation_failed', '#/crawl_config/max_pages']],
  ['half a page', { crawl_config: { max_pages: 1.5 } }, [400, 'validation_failed', '#/crawl_config/max_pages']],
  [
    'more pages than the plan',
    { crawl_config: { max_pages: 20_001 } },
    [403, 'plan_limit_reached', '#/crawl_config/max_pages'],
  ],
  [
    'deeper than the plan',
    { crawl_config: { depth_limit: 21 } },
    [403, 'plan_limit_reached', '#/crawl_config/depth_limit'],
  ],
  [
    'an unknown schedule',
    { crawl_config: { schedule: { frequency: 'secondly' } } },
    [400, 'validation_failed', '#/crawl_config/schedule/frequency'],
  ],
  [
    'a time of day that is none',
    { crawl_config: { schedule: { frequency: 'daily', time: '24:00' } } },
    [400, 'validation_failed', '#/crawl_config/schedule/time'],
  ],
  [
    'a day that no month has',
    { crawl_config: { schedule: { frequency: 'monthly', day_of_month: 32 } } },
    [400, 'validation_failed', '#/crawl_config/schedule/day_of_month'],
  ],
  [
    'a time zone that is none',
    { crawl_config: { schedule: { time_zone: 'Europe/Atlantis' } } },
    [422, 'invalid_setting', '#/crawl_config/schedule/time_zone'],
  ],
  ['a rate over the ceiling', { crawl_config: { rate: 11 } }, [422, 'invalid_setting', '#/crawl_config/rate']],
  [
    'an exclusion that is no expression',
    { crawl_config: { exclusions: ['/(/'] } },
    [422, 'invalid_setting', '#/crawl_config/exclusions/0'],
  ],
  [
    'an exclusion that would be a program without end',
    { crawl_config: { exclusions: ['/private/**', `/${'[ab]{0,1000}'.repeat(38)}/`] } },
    [422, 'invalid_setting', '#/crawl_config/exclusions/1'],
  ],
  [
    'exclusions that are too much together',
    { crawl_config: { exclusions: Array.from({ length: 100 }, (_, which) => `/[a-z]{1,30}[0-9]${which}$/`) } },
    [422, 'invalid_setting', '#/crawl_config/exclusions'],
  ],
];
