import type { Account, Domain } from '@linkvitals/contract/types';
import { parseHeaders } from './request-headers.ts';

/** A field of the form: conversions between the value of the contract and the text that the field shows. */
interface Field {
  text(domain: Domain, limits: Account['limits']): string;
  value(text: string): unknown;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const textOrNull = (text: string): string | null => (text === '' ? null : text);
const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text));

type Switch = {
  [Key in keyof Domain['settings']]: Domain['settings'][Key] extends boolean ? Key : never;
}[keyof Domain['settings']];

/** A checkbox. */
const flag = (name: Switch): Field => ({
  text: ({ settings }) => (settings[name] ? 'on' : 'off'),
  value: (text) => text === 'on',
});

/** A limit equal to that of the plan is shown as an empty field, because the API returns the same number for both. */
const planNumber = (name: 'max_pages' | 'depth_limit'): Field => ({
  text: ({ crawl_config }, limits) => (crawl_config[name] === limits[name] ? '' : String(crawl_config[name])),
  value: numberOrNull,
});

const scheduled = (name: 'time' | 'day_of_week' | 'day_of_month', value: Field['value']): Field => ({
  text: ({ crawl_config }) => String(crawl_config.schedule[name] ?? ''),
  value,
});

/** All fields of the form, by the JSON pointer of their member in the request, so that faults can be shown at their fields. */
export const fields = {
  'settings/email_alerts': flag('email_alerts'),
  'settings/email_alerts_when': { text: ({ settings }) => settings.email_alerts_when, value: (text) => text },
  'settings/email_recipients': {
    text: ({ settings }) => (settings.email_recipients ?? []).join('\n'),
    value(text) {
      const addresses = linesOf(text);
      return addresses.length === 0 ? null : addresses;
    },
  },
  'settings/certificate_alerts': flag('certificate_alerts'),
  'settings/failure_alerts': flag('failure_alerts'),
  'settings/slack_notifications': flag('slack_notifications'),
  'settings/chat_notifications': flag('chat_notifications'),
  'settings/report_frequency': { text: ({ settings }) => settings.report_frequency, value: (text) => text },
  'crawl_config/max_pages': planNumber('max_pages'),
  'crawl_config/depth_limit': planNumber('depth_limit'),
  'crawl_config/rate': { text: ({ crawl_config }) => String(crawl_config.rate ?? ''), value: numberOrNull },
  'crawl_config/rendering': { text: ({ crawl_config }) => crawl_config.rendering, value: (text) => text },
  'crawl_config/exclusions': { text: ({ crawl_config }) => crawl_config.exclusions.join('\n'), value: linesOf },
  'crawl_config/schedule/frequency': {
    text: ({ crawl_config }) => crawl_config.schedule.frequency,
    value: (text) => text,
  },
  'crawl_config/schedule/time': scheduled('time', textOrNull),
  'crawl_config/schedule/day_of_week': scheduled('day_of_week', textOrNull),
  'crawl_config/schedule/day_of_month': scheduled('day_of_month', numberOrNull),
  'crawl_config/schedule/time_zone': {
    text: ({ crawl_config }) => crawl_config.schedule.time_zone,
    value: (text) => text,
  },
  'settings/user_agent': { text: ({ settings }) => settings.user_agent ?? '', value: textOrNull },
  'settings/request_headers': {
    text: ({ settings }) =>
      Object.entries(settings.request_headers)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    value: (text) => parseHeaders(text).headers,
  },
  'settings/request_headers_over_http': flag('request_headers_over_http'),
  'settings/ip_ranges': { text: ({ settings }) => settings.ip_ranges.join('\n'), value: linesOf },
  'settings/priority_crawling': flag('priority_crawling'),
} satisfies Readonly<Record<string, Field>>;

export type FieldName = keyof typeof fields;
export type FieldTexts = Readonly<Record<FieldName, string>>;

export const fieldNames = Object.keys(fields) as FieldName[];

/** The texts of all fields of the form for a domain. */
export function fieldTexts(domain: Domain, limits: Account['limits']): FieldTexts {
  const entries = fieldNames.map((name) => [name, fields[name].text(domain, limits)]);
  return Object.fromEntries(entries) as FieldTexts;
}
