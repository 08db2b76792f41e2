import { KIND_NUMBERS, LINK_KINDS, type LinkKind, REGIONS, type Region } from './link-kind.ts';

const REGION_NUMBERS = new Map<Region, number>(REGIONS.map((region, number) => [region, number]));
/** Factors of a packed place: the region takes the lowest digits, then the kind, then the line. */
const KIND_STEP = REGIONS.length;
const LINE_STEP = KIND_STEP * LINK_KINDS.length;

/** The kind of a link, and the region of the page that it is in. */
export interface LinkRole {
  readonly kind: LinkKind;
  readonly region: Region;
}

/** The place of a link on its page, with its role. */
export interface LinkPlace extends LinkRole {
  readonly line: number;
}

/** Packs a role into a number below 2¹⁶, for typed arrays. */
export function packRole({ kind, region }: LinkRole): number {
  return (KIND_NUMBERS.get(kind) ?? 0) * KIND_STEP + (REGION_NUMBERS.get(region) ?? 0);
}

export function kindOf(role: number): LinkKind {
  return LINK_KINDS[Math.floor(role / KIND_STEP)] ?? 'a';
}

export function regionOf(role: number): Region {
  return REGIONS[role % KIND_STEP] ?? 'other';
}

export function packPlace(place: LinkPlace): number {
  return place.line * LINE_STEP + packRole(place);
}

export function unpackPlace(place: number): LinkPlace {
  const role = place % LINE_STEP;
  return {
    line: Math.floor(place / LINE_STEP),
    kind: kindOf(role),
    region: regionOf(role),
  };
}
