/** What the server said about members of a request, by their name. */
export type Faults = Readonly<Record<string, string>>;

/** What a field shows: faults of its member, or those of the entries of its list as well. */
export type Field = 'value' | 'list';

interface ListFault {
  /** Of the entry, from 0; undefined: the fault is that of the list. */
  readonly index?: number;
  readonly detail: string;
}

/** The faults of a field that holds a list, and of its entries. */
export const listFaults = (faults: Faults, name: string): readonly ListFault[] =>
  Object.entries(faults).flatMap(([pointer, detail]) => {
    if (pointer === name) return [{ detail }];
    const [entry = '', index = ''] = pointer.match(/\/(\d+)$/) ?? [];
    return entry !== '' && pointer === `${name}${entry}` ? [{ index: Number(index), detail }] : [];
  });

/** Those that no field shows. @param fields of the form, by the name of the member */
export function withoutField(faults: Faults, fields: ReadonlyMap<string, Field>): Faults {
  const isShown = (pointer: string): boolean =>
    fields.has(pointer) || fields.get(pointer.replace(/\/\d+$/, '')) === 'list';
  return Object.fromEntries(Object.entries(faults).filter(([pointer]) => !isShown(pointer)));
}

/** What is left to say once a person has changed a field: neither what was said about it, nor what belongs to no field. */
export function afterEdit(faults: Faults, fields: ReadonlyMap<string, Field>, edited: string | undefined): Faults {
  const apart = withoutField(faults, fields);
  const isLeft = (pointer: string): boolean =>
    !(pointer in apart) && pointer !== edited && !pointer.startsWith(`${edited}/`);
  return Object.fromEntries(Object.entries(faults).filter(([pointer]) => isLeft(pointer)));
}
