import { isSame } from './is-same.ts';

/** Whether somebody else has changed only other members. @param mine the own changes @param before the version that the person saw */
export const isApart = <T extends object>(
  mine: { readonly [Name in keyof T]?: unknown },
  before: T,
  theirs: T,
): boolean => (Object.keys(mine) as (keyof T)[]).every((name) => isSame(before[name], theirs[name]));
