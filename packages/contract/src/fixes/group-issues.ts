interface Grouped<Issue> {
  readonly groups: ReadonlyMap<string, readonly Issue[]>;
  /** Issues without a key, and those of groups that are too small. */
  readonly rest: readonly Issue[];
}

/**
 * Groups issues by a key. Undefined as a key: the issue is in no group.
 * @param least number of different URLs that a group needs
 */
export function groupIssues<Issue extends { readonly url: string }>(
  issues: Iterable<Issue>,
  keyOf: (issue: Issue) => string | undefined,
  least = 1,
): Grouped<Issue> {
  const groups = new Map<string, Issue[]>();
  const rest: Issue[] = [];
  for (const issue of issues) {
    const key = keyOf(issue);
    const group = key === undefined ? rest : groups.get(key);
    if (group !== undefined) group.push(issue);
    else if (key !== undefined) groups.set(key, [issue]);
  }
  if (least === 1) return { groups, rest };
  for (const [key, group] of groups) {
    if (new Set(group.map(({ url }) => url)).size >= least) continue;
    groups.delete(key);
    for (const issue of group) rest.push(issue);
  }
  return { groups, rest };
}
