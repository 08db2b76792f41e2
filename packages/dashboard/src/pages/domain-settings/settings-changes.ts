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
  const isChanged = (name: FieldName) => {
    const text = typed[name];
    if (text === undefined) return false;
    return JSON.stringify(fields[name].value(text)) !== JSON.stringify(fields[name].value(shown[name]));
  };
  const changed = fieldNames.filter(isChanged).map((name) => [name, typed[name]] as const);
  return changed.length === 0 ? undefined : bodyOf(Object.fromEntries(changed));
}
