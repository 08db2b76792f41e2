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

/** The body that texts of fields stand for; fields without one are left out. */
export function bodyOf(texts: Partial<FieldTexts>): DomainUpdate {
  const body: Members = {};
  for (const name of fieldNames) {
    const text = texts[name];
    if (text !== undefined) setMember(body, name, fields[name].value(text));
  }
  return body as DomainUpdate;
}

/**
 * The members that a form changes, so that what others change meanwhile elsewhere is never sent back; undefined: none.
 * @param shown what the form showed at first
 * @param typed what it holds; fields that are left out or disabled change nothing
 */
export function settingsChanges(shown: FieldTexts, typed: Partial<FieldTexts>): DomainUpdate | undefined {
  const changed = changedFields(shown, typed).map((name) => [name, typed[name]] as const);
  return changed.length === 0 ? undefined : bodyOf(Object.fromEntries(changed));
}

/** Fields whose texts stand for different values; those that are left out stand for none. */
const changedFields = (before: FieldTexts, after: Partial<FieldTexts>): FieldName[] =>
  fieldNames.filter((name) => {
    const text = after[name];
    if (text === undefined) return false;
    return JSON.stringify(fields[name].value(text)) !== JSON.stringify(fields[name].value(before[name]));
  });

/**
 * The fields that a person and somebody else have changed, each to another value.
 * @param shown what the form showed at first
 * @param theirs what somebody else has saved since
 */
export function contestedFields(shown: FieldTexts, typed: Partial<FieldTexts>, theirs: FieldTexts): FieldName[] {
  const [changed, others] = [new Set(changedFields(shown, typed)), new Set(changedFields(shown, theirs))];
  return changedFields(theirs, typed).filter((name) => changed.has(name) && others.has(name));
}
