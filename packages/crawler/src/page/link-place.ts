import { KIND_NUMBERS, LINK_KINDS, type LinkKind, REGIONS, type Region } from './link-kind.ts';

const REGION_NUMBERS = new Map<Region, number>(REGIONS.map((region, number) => [region, number]));
/** Room for the kind below the line, and for the region below the kind. */
const KIND_STEP = REGIONS.length;
const LINE_STEP = KIND_STEP * LINK_KINDS.length;

/** Where on its page a link stands, and as what. */
export interface LinkPlace {
  readonly line: number;
  readonly kind: LinkKind;
  readonly region: Region;
}

/** As one number, for columns of them. */
export function packPlace({ line, kind, region }: LinkPlace): number {
  return line * LINE_STEP + (KIND_NUMBERS.get(kind) ?? 0) * KIND_STEP + (REGION_NUMBERS.get(region) ?? 0);
}

export function unpackPlace(place: number): LinkPlace {
  return {
    line: Math.floor(place / LINE_STEP),
    kind: LINK_KINDS[Math.floor(place / KIND_STEP) % LINK_KINDS.length] ?? 'a',
    region: REGIONS[place % KIND_STEP] ?? 'other',
  };
}
