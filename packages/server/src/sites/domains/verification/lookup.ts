import type { VerificationCheck } from '@linkvitals/contract';
import { toIso } from '../../../platform/time.ts';
import type { Dns, TxtAnswer } from '../../dns/index.ts';
import type { TxtOutcome } from './ownership.ts';
import { isTxtValue, looksLikeOurs, txtNames } from './txt-record.ts';

type ResolverResult = VerificationCheck['resolvers'][number];

const VALUES_SHOWN = 10;
const VALUE_LENGTH_SHOWN = 255;

interface Sought {
  readonly hostname: string;
  readonly token: string;
  /** Time of the check, epoch ms */
  readonly at: number;
}

/**
 * Looks for the record under its names, in order, until one resolver has it. A resolver denies the record only when it
 * has answered for every name. The outcome is `absent` when at least one resolver denies the record and none has it; a
 * resolver that fails does not count.
 */
export async function lookupOwnership(dns: Dns, { hostname, token, at }: Sought): Promise<VerificationCheck> {
  const answers: TxtAnswer[] = [];
  for (const name of txtNames(hostname)) {
    const given = await dns.lookupTxt(name);
    answers.push(...given);
    if (given.some((answer) => isFound(answer, token)))
      return describe(at, { name, exists: true }, judge(answers, token));
  }
  return describe(at, { name: hostname, exists: !isNowhere(answers) }, judge(answers, token));
}

/**
 * Whether all resolvers that answered know no such name. Below a name that does not exist no other name exists (RFC
 * 8020).
 */
function isNowhere(answers: readonly TxtAnswer[]): boolean {
  const given = answers.flatMap(({ result }) => ('values' in result ? [result.isNoName === true] : []));
  return given.length > 0 && given.every(Boolean);
}

const isFound = ({ result }: TxtAnswer, token: string): boolean =>
  'values' in result && result.values.some((value) => isTxtValue(value, token));

function judge(answers: readonly TxtAnswer[], token: string): ResolverResult[] {
  const servers = new Map<string, TxtAnswer[]>();
  for (const answer of answers) servers.set(answer.server, [...(servers.get(answer.server) ?? []), answer]);
  return [...servers].map(([server, own]) => {
    const values = own.flatMap(({ result }) => ('values' in result ? result.values : []));
    const error = own.flatMap(({ result }) => ('error' in result ? [result.error] : []))[0] ?? null;
    const found = own.some((answer) => isFound(answer, token));
    const shown = values.filter(looksLikeOurs).slice(0, VALUES_SHOWN);
    return {
      server,
      outcome: found ? 'found' : error === null ? 'absent' : 'unknown',
      values: shown.map((value) => value.slice(0, VALUE_LENGTH_SHOWN)),
      error,
    };
  });
}

interface QueriedName {
  readonly name: string;
  readonly exists: boolean;
}

function describe(at: number, { name, exists }: QueriedName, resolvers: ResolverResult[]): VerificationCheck {
  const has = (outcome: TxtOutcome): boolean => resolvers.some((resolver) => resolver.outcome === outcome);
  const outcome = has('found') ? 'found' : has('absent') ? 'absent' : 'unknown';
  const name_exists = exists || outcome !== 'absent';
  const detail = name_exists ? details[outcome](name, resolvers) : NO_NAME;
  return { checked_at: toIso(at), outcome, name_exists, detail, resolvers };
}

const NO_NAME = 'There is no domain of that name in DNS. Is it spelled right?';

const details: Readonly<Record<TxtOutcome, (name: string, resolvers: readonly ResolverResult[]) => string>> = {
  found: (name) => `The record was found at ${name}.`,
  absent: (name, resolvers) =>
    resolvers.some(({ values }) => values.length > 0)
      ? `There is a record for us at ${name}, but not with this token. Replace its value.`
      : `${name} has no such TXT record. DNS servers may show a new record only after their cached answer has expired.`,
  unknown: (_name, resolvers) => {
    const errors = [...new Set(resolvers.map(({ error }) => error))].join(', ');
    return `No DNS server gave an answer to rely on (${errors}). Nothing was changed.`;
  },
};
