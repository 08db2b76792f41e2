/** Messages about members of a request, by their name. */
export type Faults = Readonly<Record<string, string>>;

/** The faults that a field shows: only those of its member, or also those of the entries of its list. */
export type Field = 'value' | 'list';

interface ListFault {
  /** Index of the entry, 0-based; undefined: the fault is of the whole list. */
  readonly index?: number;
  readonly detail: string;
}

/** The faults of a list field and of its entries. */
export const listFaults = (faults: Faults, name: string): readonly ListFault[] =>
  Object.entries(faults).flatMap(([pointer, detail]) => {
    if (pointer === name) return [{ detail }];
    const [entry = '', index = ''] = pointer.match(/\/(\d+)$/) ?? [];
    return entry !== '' && pointer === `${name}${entry}` ? [{ index: Number(index), detail }] : [];
  });

/** The faults that no field shows. @param fields of the form, by the name of the member */
export function withoutField(faults: Faults, fields: ReadonlyMap<string, Field>): Faults {
  const isShown = (pointer: string): boolean =>
    fields.has(pointer) || fields.get(pointer.replace(/\/\d+$/, '')) === 'list';
  return Object.fromEntries(Object.entries(faults).filter(([pointer]) => !isShown(pointer)));
}

/** The faults that remain after a person has edited a field. Those of that field are dropped, and those that belong to no field. */
export function afterEdit(faults: Faults, fields: ReadonlyMap<string, Field>, edited: string | undefined): Faults {
  const apart = withoutField(faults, fields);
  const isLeft = (pointer: string): boolean =>
    !(pointer in apart) && pointer !== edited && !pointer.startsWith(`${edited}/`);
  return Object.fromEntries(Object.entries(faults).filter(([pointer]) => isLeft(pointer)));
}
