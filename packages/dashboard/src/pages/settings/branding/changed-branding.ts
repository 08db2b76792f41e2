import type { Branding, BrandingUpdate } from '@linkvitals/contract/types';

/** The texts of the form. */
interface Typed {
  readonly name: string;
  readonly colour: string;
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/**
 * The changes of a form; undefined when there are none. Unchanged members are left out, so that changes by others are not overwritten.
 * @param logo base64; null: none; undefined: unchanged
 */
export function changedBranding(
  shown: Branding,
  typed: Typed,
  logo: string | null | undefined,
): BrandingUpdate | undefined {
  const name = orNull(typed.name);
  const colour = orNull(typed.colour.toLowerCase());
  const change: BrandingUpdate = {
    ...(name !== shown.name && { name }),
    ...(colour !== shown.colour && { colour }),
    ...(logo !== undefined && { logo }),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}

/** Whether two brandings have the same values of the members that a change would set. */
export const sameMembers = (change: BrandingUpdate, one: Branding, other: Branding): boolean =>
  (Object.keys(change) as (keyof BrandingUpdate)[]).every((name) => one[name] === other[name]);
