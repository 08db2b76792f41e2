import { useRef } from 'preact/hooks';
import { keepPlaces } from './keep-places.ts';
import type { RankedGroup } from './rank.ts';

/** The results for a text, each kept where it was first shown. Without a text, all results are shown in the order of the groups. */
export function useSteady(typed: string, ranked: readonly RankedGroup[]): readonly RankedGroup[] {
  const last = useRef({ typed, shown: ranked });
  const before = last.current.typed === typed ? last.current.shown : [];
  const shown = typed.trim() === '' ? ranked : keepPlaces(before, ranked);
  last.current = { typed, shown };
  return shown;
}
