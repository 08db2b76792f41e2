import { KIND_NUMBERS, LINK_KINDS, type LinkKind, REGIONS, type Region } from './link-kind.ts';

const REGION_NUMBERS = new Map<Region, number>(REGIONS.map((region, number) => [region, number]));
/** Room for the region below the kind, and for both below the line. */
const KIND_STEP = REGIONS.length;
const LINE_STEP = KIND_STEP * LINK_KINDS.length;

/** As what a link stands on its page. */
export interface LinkRole {
  readonly kind: LinkKind;
  readonly region: Region;
}

/** Where on its page a link stands, and as what. */
export interface LinkPlace extends LinkRole {
  readonly line: number;
}

/** As one number below 2¹⁶, for columns of them. */
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
