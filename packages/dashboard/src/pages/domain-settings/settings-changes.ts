import type { DomainUpdate } from '@linkvitals/contract/types';
import { type FieldTexts, fieldNames, fields } from './setting-fields.ts';

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

/**
 * The members that a form changes, so that what others change meanwhile elsewhere is never sent back; undefined: none.
 * @param shown what the form showed at first
 * @param typed what it holds; fields that are left out or disabled change nothing
 */
export function settingsChanges(shown: FieldTexts, typed: Readonly<Record<string, string>>): DomainUpdate | undefined {
  const update: Members = {};
  for (const name of fieldNames) {
    const text = typed[name];
    if (text === undefined) continue;
    const value = fields[name].value(text);
    if (JSON.stringify(value) !== JSON.stringify(fields[name].value(shown[name]))) setMember(update, name, value);
  }
  return Object.keys(update).length === 0 ? undefined : (update as DomainUpdate);
}
