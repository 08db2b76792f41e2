import { readableHost } from '@linkvitals/contract/readable/host';

/**
 * Sorts rows by their hostnames in readable form. The server sorts internationalized names by their `xn--…`.
 * @param language by whose rules names are compared
 */
export function sortByName<Row extends { readonly hostname: string }>(
  rows: readonly Row[],
  language: string,
): readonly Row[] {
  const { compare } = new Intl.Collator(language);
  return rows
    .map((row) => ({ row, name: readableHost(row.hostname).name }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ row }) => row);
}
