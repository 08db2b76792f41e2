import type { DomainUpdate } from '@linkvitals/contract/types';
import { type FieldName, type FieldTexts, fieldNames, fields } from './setting-fields.ts';

interface Members {
  [name: string]: unknown;
}

/** Sets `a/b/c` in nested objects. */
function setMember(target: Members, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('/');
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  target[name] ??= {};
  setMember(target[name] as Members, rest.join('/'), value);
}

/** The body of the request for the texts of fields. Fields without a text are left out. */
export function bodyOf(texts: Partial<FieldTexts>): DomainUpdate {
  const body: Members = {};
  for (const name of fieldNames) {
    const text = texts[name];
    if (text !== undefined) setMember(body, name, fields[name].value(text));
  }
  return body as DomainUpdate;
}

/**
 * The changes of a form; undefined when there are none. Unchanged members are left out, so that changes by others are not overwritten.
 * @param shown the initial texts of the form
 * @param typed its current texts; fields that are missing or disabled change nothing
 */
export function settingsChanges(shown: FieldTexts, typed: Partial<FieldTexts>): DomainUpdate | undefined {
  const changed = changedFields(shown, typed).map((name) => [name, typed[name]] as const);
  return changed.length === 0 ? undefined : bodyOf(Object.fromEntries(changed));
}

/** The fields whose texts stand for different values. Fields missing in `after` are unchanged. */
const changedFields = (before: FieldTexts, after: Partial<FieldTexts>): FieldName[] =>
  fieldNames.filter((name) => {
    const text = after[name];
    if (text === undefined) return false;
    return JSON.stringify(fields[name].value(text)) !== JSON.stringify(fields[name].value(before[name]));
  });

/**
 * The fields that a person and somebody else have changed to different values.
 * @param shown the initial texts of the form
 * @param theirs the texts of the version that somebody else has saved since
 */
export function contestedFields(shown: FieldTexts, typed: Partial<FieldTexts>, theirs: FieldTexts): FieldName[] {
  const [changed, others] = [new Set(changedFields(shown, typed)), new Set(changedFields(shown, theirs))];
  return changedFields(theirs, typed).filter((name) => changed.has(name) && others.has(name));
}
