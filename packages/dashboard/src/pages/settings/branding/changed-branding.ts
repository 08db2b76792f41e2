import type { Branding, BrandingUpdate } from '@linkvitals/contract/types';

/** What the form holds. */
interface Typed {
  readonly name: string;
  readonly colour: string;
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/**
 * What a form changes, so that what others change meanwhile is never sent back; undefined: nothing.
 * @param logo base64; null: none; undefined: as it is
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

/** Two brandings are the same where a change would set something. */
export const sameMembers = (change: BrandingUpdate, one: Branding, other: Branding): boolean =>
  (Object.keys(change) as (keyof BrandingUpdate)[]).every((name) => one[name] === other[name]);
