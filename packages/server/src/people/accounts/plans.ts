import { z } from 'zod';

export const planNames = ['free', 'solo', 'pro', 'agency'] as const;
export type PlanName = (typeof planNames)[number];

const shape = {
  domains: z.int().min(0).nullable(),
  max_pages: z.int().min(1),
  depth_limit: z.int().min(0),
  crawl_minutes: z.number().positive(),
  fastest_schedule: z.enum(['hourly', 'daily', 'weekly', 'monthly']),
  page_history_days: z.int().min(1),
  crawls_at_once: z.int().min(1),
  webhook_endpoints: z.int().min(0),
  members: z.int().min(1).nullable(),
  api_keys: z.int().min(0),
  rendering: z.boolean(),
  agency_features: z.boolean(),
};
const bounds = z.strictObject(shape, { error: unknownKeys('member', Object.keys(shape)) });

/** The limits and features of a plan */
export type Plan = Readonly<z.infer<typeof bounds>>;
export type Plans = Readonly<Record<PlanName, Plan>>;

/** Meaning of each member of a plan, for the documentation */
export const planMembers: Readonly<Record<keyof Plan, string>> = {
  domains: 'Maximum number of domains of an account; `null`: no limit.',
  max_pages: 'Maximum number of pages of a crawl.',
  depth_limit: 'Maximum number of clicks from the start page that a crawl follows.',
  crawl_minutes: 'Maximum minutes that a crawl may run.',
  fastest_schedule: 'Most frequent schedule: `hourly`, `daily`, `weekly` or `monthly`.',
  page_history_days: 'Days for which results of single pages and links are kept.',
  crawls_at_once: 'Maximum number of crawls of an account that run at once, on all servers together.',
  webhook_endpoints: 'Maximum number of webhook endpoints of an account.',
  members: 'Maximum number of people of an account, its owners included; `null`: no limit. Needs `agency_features`.',
  api_keys: 'Maximum number of API keys of an account that work at a time. Needs `agency_features`.',
  rendering: 'Whether pages may be rendered, where the server has a browser.',
  agency_features:
    'Whether the account has members, API keys, branding of reports, custom user agent and headers, IP ranges, and priority crawling.',
};

const NOBODY_ELSE = { members: 1, api_keys: 0, agency_features: false } as const;
const TEAM = { members: null, api_keys: 100, agency_features: true } as const;

type Own = keyof typeof NOBODY_ELSE;
const row = (values: Omit<Plan, Own>, features: Pick<Plan, Own> = NOBODY_ELSE): Plan => ({ ...values, ...features });

/** The plans that an installation has unless LINKVITALS_PLANS changes them: docs/configuration.md, "Plans". */
export const defaultPlans: Plans = {
  free: row({
    domains: 1,
    max_pages: 100,
    depth_limit: 3,
    crawl_minutes: 15,
    fastest_schedule: 'weekly',
    page_history_days: 30,
    crawls_at_once: 1,
    webhook_endpoints: 1,
    rendering: false,
  }),
  solo: row({
    domains: 3,
    max_pages: 500,
    depth_limit: 5,
    crawl_minutes: 30,
    fastest_schedule: 'daily',
    page_history_days: 90,
    crawls_at_once: 1,
    webhook_endpoints: 2,
    rendering: true,
  }),
  pro: row({
    domains: 10,
    max_pages: 5_000,
    depth_limit: 10,
    crawl_minutes: 120,
    fastest_schedule: 'daily',
    page_history_days: 365,
    crawls_at_once: 2,
    webhook_endpoints: 5,
    rendering: true,
  }),
  agency: row(
    {
      domains: null,
      max_pages: 20_000,
      depth_limit: 20,
      crawl_minutes: 360,
      fastest_schedule: 'hourly',
      page_history_days: 730,
      crawls_at_once: 5,
      webhook_endpoints: 10,
      rendering: true,
    },
    TEAM,
  ),
};

const changes = z.partialRecord(z.enum(planNames), bounds.partial(), { error: unknownKeys('plan', planNames) });

/** Makes a message for unknown keys, which names the known ones; other faults keep the message of zod. */
function unknownKeys(what: 'plan' | 'member', known: readonly string[]) {
  return (issue: { code: string; keys?: unknown }): string | undefined => {
    if (issue.code !== 'unrecognized_keys' || !Array.isArray(issue.keys)) return undefined;
    return `unknown ${what} ${issue.keys.map((key) => `"${key}"`).join(', ')}; known are ${known.join(', ')}`;
  };
}

/** Applies changes (JSON) to the default plans. `fault` is called with what is wrong in the text. */
export function readPlans(text: string, fault: (message: string) => void): Plans {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    fault('must be JSON');
    return defaultPlans;
  }
  const result = changes.safeParse(json);
  if (!result.success) {
    fault(z.prettifyError(result.error));
    return defaultPlans;
  }
  const merged = planNames.map((name) => [name, { ...defaultPlans[name], ...result.data[name] }]);
  return Object.fromEntries(merged) as Plans;
}
