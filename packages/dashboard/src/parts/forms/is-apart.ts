import { isSame } from './is-same.ts';

/** Whether somebody else has changed other members only. @param mine what is to be changed @param before what the person looked at */
export const isApart = <T extends object>(
  mine: { readonly [Name in keyof T]?: unknown },
  before: T,
  theirs: T,
): boolean => (Object.keys(mine) as (keyof T)[]).every((name) => isSame(before[name], theirs[name]));
