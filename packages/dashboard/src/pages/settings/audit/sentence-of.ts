import type { Texts } from '../../../texts/en/index.ts';

const NAME = '#';

interface NamedSubject {
  /** For example `issue.ignored`. */
  readonly action: string;
  /** The name in the audit log. */
  readonly name: string;
}

/**
 * The sentence of an action, split at the name of its object. An unknown action is shown by its name in the API.
 * @returns the parts before and after the name; `after` is undefined for a sentence without a name
 */
export function sentenceOf(
  action: string,
  actions: Readonly<Record<string, string>>,
): readonly [before: string, after: string | undefined] {
  const sentence = Object.hasOwn(actions, action) ? (actions[action] ?? action) : `${action}: ${NAME}`;
  const [before = '', after] = sentence.split(NAME, 2).map((part) => part.trim());
  return [before, after];
}

/** The sentence of an action without the name of an object, for the filter. */
export const withoutName = (sentence: string): string =>
  sentence
    .replace(NAME, '')
    .replace(/\s+/g, ' ')
    .replace(/[:\s]+$/, '');

/** Words for a kind of issue, from its name in the API. */
export const kindText = (kind: string, checks: Texts['checks']): string =>
  (Object.hasOwn(checks, kind) ? checks[kind]?.title : undefined) ?? kind.replaceAll('_', ' ');

/**
 * The name of the object that was changed. Names of issues and of their rules begin with the kind of issue in the API, which is
 * replaced by words.
 */
export function subjectName({ action, name }: NamedSubject, checks: Texts['checks']): string {
  const [, kind, url] = (action.startsWith('issue') && /^([a-z]+(?:_[a-z]+)*)(?: (.+))?$/.exec(name)) || [];
  if (kind === undefined) return name;
  const text = kindText(kind, checks);
  return url === undefined ? text : `${text.replace(/\.$/, '')}: ${url}`;
}
