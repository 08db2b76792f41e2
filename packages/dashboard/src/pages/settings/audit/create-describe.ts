import type { Grant } from '@linkvitals/contract/types';
import type { Texts } from '../../../texts/en/index.ts';
import { languages } from '../../../texts/languages.ts';
import type { Describe } from './changes-of.ts';
import { kindText } from './sentence-of.ts';

interface Words {
  readonly texts: Texts;
  /** The name of a domain by its id; undefined when it is unknown or deleted. */
  domainName(id: string): string | undefined;
  /** The name of a person by their id; undefined when it is unknown or they are no longer a member. */
  memberName(id: string): string | undefined;
}

const isGrants = (value: unknown): value is readonly Grant[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => Array.isArray(one?.rights));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a function that puts names and ids of the API into words: roles, states, rights, figures, domains. */
export function createDescribe({ texts, domainName, memberName }: Words): Describe {
  const { audit, members, apiKeys, sharing, reports, domainSettings, notifications, common, checks } = texts;
  const domain = (id: string) => domainName(id) ?? audit.someDomain;
  const grantText = ({ domain_id, rights }: Grant): string => {
    const given = rights.map((right) => members.rights[right]).join(', ');
    return domain_id === null ? members.onAll(given) : members.onOne(domain(domain_id), given);
  };
  const byValue: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    role: members.roles,
    state: audit.states,
    metric: sharing.metrics,
    format: reports.formats,
    plan: common.plans.names,
    frequency: domainSettings.schedule.frequencies,
    fastest_schedule: domainSettings.schedule.frequencies,
    report_frequency: domainSettings.notifications.reports,
    email_alerts_when: domainSettings.notifications.whens,
    summary_attachment: notifications.times.attachments,
    summary_day: notifications.times.days,
    summary_unchanged: notifications.times.nothings,
    day_of_week: domainSettings.schedule.days,
    language: languages,
  };
  const scopes: Readonly<Record<string, string>> = apiKeys.form.scopeTexts;
  const ofText = (member: string, value: string): string | undefined => {
    if (member === 'kind') return kindText(value, checks);
    if (member === 'assigned_to') return memberName(value) ?? audit.somebody;
    return byValue[member]?.[value];
  };
  const ofList = (member: string, values: readonly unknown[]): string | undefined => {
    if (member === 'domain_ids') return values.map((id) => domain(String(id))).join(', ');
    if (member === 'webhook_ids') return audit.endpoints(values.length);
    if (member === 'scopes') return values.map((scope) => scopes[String(scope)] ?? scope).join('; ');
    return undefined;
  };
  const describe: Describe = (member, value) => {
    if (member === 'grants' && isGrants(value)) return value.map(grantText).join('; ');
    if (typeof value === 'string') return ofText(member, value);
    if (Array.isArray(value)) return ofList(member, value);
    if (!isObject(value)) return undefined;
    const said = Object.entries(value).filter(([, part]) => part !== null);
    return said.map(([name, part]) => `${audit.member(name)}: ${describe(name, part) ?? part}`).join(', ');
  };
  return describe;
}
