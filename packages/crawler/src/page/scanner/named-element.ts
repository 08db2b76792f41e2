import { ELEMENTS, type Element } from './element.ts';

/** @throws Error for a name that no rule speaks of: a mistake of ours */
export function namedElement(name: string): Element {
  const element = ELEMENTS.get(name);
  if (element === undefined) throw new Error(`no element ${name} in the table`);
  return element;
}
