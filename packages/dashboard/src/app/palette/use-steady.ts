import { useRef } from 'preact/hooks';
import { keepPlaces } from './keep-places.ts';
import type { RankedGroup } from './rank.ts';

/** What fits a text, where it was shown first. Without a text everything is shown, in the order of the groups. */
export function useSteady(typed: string, ranked: readonly RankedGroup[]): readonly RankedGroup[] {
  const last = useRef({ typed, shown: ranked });
  const before = last.current.typed === typed ? last.current.shown : [];
  const shown = typed.trim() === '' ? ranked : keepPlaces(before, ranked);
  last.current = { typed, shown };
  return shown;
}
