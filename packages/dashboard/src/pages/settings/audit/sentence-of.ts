import type { Texts } from '../../../texts/en/index.ts';

const NAME = '#';

interface NamedSubject {
  /** `issue.ignored` */
  readonly action: string;
  /** As the audit log has it. */
  readonly name: string;
}

/**
 * What an action is called, around the name of its object.
 * @returns what stands before the name and after it; `after` is undefined where the sentence has no name. An action that is not
 *   known yet stands as it is.
 */
export function sentenceOf(
  action: string,
  actions: Readonly<Record<string, string>>,
): readonly [before: string, after: string | undefined] {
  const sentence = Object.hasOwn(actions, action) ? (actions[action] ?? action) : `${action}: ${NAME}`;
  const [before = '', after] = sentence.split(NAME, 2).map((part) => part.trim());
  return [before, after];
}

/** The sentence for any object. */
export const withoutName = (sentence: string): string =>
  sentence
    .replace(NAME, '')
    .replace(/\s+/g, ' ')
    .replace(/[:\s]+$/, '');

/** A kind of issue by its name in the API, in words. */
export const kindText = (kind: string, checks: Texts['checks']): string =>
  (Object.hasOwn(checks, kind) ? checks[kind]?.title : undefined) ?? kind.replaceAll('_', ' ');

/**
 * The name of what was changed. The names of issues and of their rules begin with a kind of issue by its name in the API, which
 * is put into words.
 */
export function subjectName({ action, name }: NamedSubject, checks: Texts['checks']): string {
  const [, kind, url] = (action.startsWith('issue') && /^([a-z]+(?:_[a-z]+)*)(?: (.+))?$/.exec(name)) || [];
  if (kind === undefined) return name;
  const text = kindText(kind, checks);
  return url === undefined ? text : `${text.replace(/\.$/, '')}: ${url}`;
}
