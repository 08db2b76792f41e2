type Below<Parent extends string, Path extends string> = Path extends `${Parent}${infer Rest}` ? Rest : never;

/** The part of a path below that of its parent. */
export const below = <Parent extends string, Path extends string>(parent: Parent, path: Path): Below<Parent, Path> =>
  path.slice(parent.length) as Below<Parent, Path>;
