import type { z } from 'zod';
import { patternWords } from './pattern-words.ts';

type Issue = z.core.$ZodRawIssue;

const formats: Readonly<Record<string, string>> = {
  uuid: 'This is not an id: ids are UUIDs',
  datetime: 'Give a time in ISO 8601, such as 2026-01-02T09:00:00Z',
  date: 'Give a date such as 2026-01-02',
  url: 'This is not a URL',
};

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  object: ['member', 'members'],
};

/** A number with its unit: `8 characters`; for a number without unit the number alone. */
function amount(origin: string, n: number | bigint): string {
  const unit = units[origin];
  return unit === undefined ? String(n) : `${n} ${Number(n) === 1 ? unit[0] : unit[1]}`;
}

/** The fault of a value and its remedy, without a full stop. Undefined: the message of zod is used. */
export function plainMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'It is required';
      return `Give ${types[issue.expected] ?? issue.expected}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'It is empty';
      if (issue.origin === 'array' && issue.minimum === 1) return 'Choose at least one';
      return `Give ${amount(issue.origin, issue.minimum)} or more`;
    case 'too_big':
      return `Give ${amount(issue.origin, issue.maximum)} at most`;
    case 'invalid_value':
      if (issue.input === undefined) return 'It is required';
      return `Give ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return formats[issue.format] ?? patternWords(issue.pattern ?? '', issue.input);
    case 'invalid_key':
      return issue.issues[0]?.message;
    default:
      return undefined;
  }
}
