import type { Account, DomainUpdate } from '@linkvitals/contract/types';
import { toast } from '../../app/toasts.tsx';
import { ConflictNote, type Difference } from '../../parts/forms/conflict-note.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { type FieldName, fieldTexts } from './setting-fields.ts';
import type { Save, Version } from './use-domain-settings.ts';

/** The update of a person that conflicts with a version that somebody else has saved meanwhile. */
export interface SettingsConflict {
  readonly theirs: Version;
  /** The members that the person has changed. */
  readonly update: DomainUpdate;
  /** The texts of their fields. */
  readonly typed: Readonly<Partial<Record<FieldName, string>>>;
  /** The fields that both people have changed. */
  readonly contested: readonly FieldName[];
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Returns a function that gives the visible text of a field's value: the text of the chosen option, or words for a checkbox and for
 * an empty field.
 */
function useFieldText(): (field: Field, value: string) => string {
  const { conflict } = useTexts().common;
  return (field, value) => {
    if (field instanceof HTMLSelectElement) {
      return [...field.options].find((option) => option.value === value)?.text ?? value;
    }
    if (field.type === 'checkbox') return value === 'on' ? conflict.on : conflict.off;
    return value === '' ? conflict.empty : value;
  };
}

const fieldOf = (name: string): Field | null =>
  document.querySelector<Field>(`main [name="${CSS.escape(name)}"]:not([type="hidden"])`);

interface ConflictProps {
  readonly conflict: SettingsConflict;
  readonly limits: Account['limits'];
  readonly save: Save;
  /** Called when the person has chosen: with the version of the other person to show, or undefined when their own was saved. */
  readonly onSettled: (current: Version | undefined) => void;
}

/** Shows the settings that the person and somebody else have changed differently, and lets the person choose. */
export function Conflict({ conflict: { theirs, update, typed, contested }, limits, save, onSettled }: ConflictProps) {
  const { settings } = useTexts();
  const textOf = useFieldText();
  const theirTexts = fieldTexts(theirs.domain, limits);
  const differences = contested.flatMap((name): Difference[] => {
    const mine = typed[name];
    const field = fieldOf(name);
    if (mine === undefined || field === null) return [];
    const label = field.labels?.[0]?.textContent ?? name;
    return [{ label, mine: textOf(field, mine), theirs: textOf(field, theirTexts[name]) }];
  });
  const keep = async () => {
    if ((await save(update, theirs.etag)) === undefined) toast(settings.saved);
    onSettled(undefined);
  };
  return <ConflictNote differences={differences} onKeep={keep} onTake={() => onSettled(theirs)} />;
}
