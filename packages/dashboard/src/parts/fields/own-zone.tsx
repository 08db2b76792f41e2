import { useFormat, useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';

/** Sends the events of a choice by a person, so that the field and the form notice it. */
function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

interface OwnZoneProps {
  /** Name of the time zone field in the same form. */
  readonly name: string;
  /** IANA name of the chosen time zone. */
  readonly chosen: string;
}

/** A note that the chosen time zone differs from the person's, with a button that chooses theirs. */
export function OwnZone({ name, chosen }: OwnZoneProps) {
  const { settings: texts } = useTexts();
  const own = useFormat().zone();
  if (chosen === own) return null;
  return (
    <>
      {texts.otherZone(own)}{' '}
      <Button
        kind="link"
        onClick={({ currentTarget }) => {
          const field = currentTarget.form?.elements.namedItem(name);
          if (!(field instanceof HTMLSelectElement)) return;
          choose(field, own);
          // The button disappears, so the focus moves to the field.
          field.focus();
        }}
      >
        {texts.ownZone}
      </Button>
    </>
  );
}
