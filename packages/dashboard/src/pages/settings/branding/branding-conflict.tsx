import type { Branding, BrandingUpdate } from '@linkvitals/contract/types';
import { ConflictNote, type Difference } from '../../../parts/forms/conflict-note.tsx';
import { useTexts } from '../../../texts/texts.tsx';

interface BrandingConflictProps {
  /** The person's change. */
  readonly change: BrandingUpdate;
  /** The logo that the person chose, as a `data:` URL; null: none. */
  readonly logo: string | null;
  readonly theirs: Branding;
  readonly onKeep: () => Promise<unknown>;
  readonly onTake: () => unknown;
}

/** Shows the members that the person and somebody else have changed differently, and lets the person choose. */
export function BrandingConflict({ change, logo, theirs, onKeep, onTake }: BrandingConflictProps) {
  const { branding: texts, common } = useTexts();
  const textOf = (value: string | null) => value ?? common.conflict.empty;
  const logoOf = (url: string | null) => (url === null ? common.conflict.empty : <img src={url} alt={texts.logo} />);
  const differences: Difference[] = (['name', 'colour'] as const).flatMap((name) => {
    const mine = change[name];
    if (mine === undefined || mine === theirs[name]) return [];
    return [{ label: texts[name], mine: textOf(mine), theirs: textOf(theirs[name]) }];
  });
  if (change.logo !== undefined && (logo !== null || theirs.logo !== null))
    differences.push({ label: texts.logo, mine: logoOf(logo), theirs: logoOf(theirs.logo) });
  return <ConflictNote differences={differences} onKeep={onKeep} onTake={onTake} />;
}
