import { readableHost } from '@linkvitals/contract/readable/host';

/**
 * Rows in the order of their hostnames as people read them: the server sorts those with other letters by their `xn--…`.
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
