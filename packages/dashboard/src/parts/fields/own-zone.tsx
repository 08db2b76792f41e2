import { useFormat, useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';

/** Chooses as a person does, so that the field and the form follow. */
function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

interface OwnZoneProps {
  /** Of the field with the time zone, in the same form. */
  readonly name: string;
  /** IANA name. */
  readonly chosen: string;
}

/** Says that the chosen time zone is not that of the person, and offers theirs. */
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
          // The button goes away.
          field.focus();
        }}
      >
        {texts.ownZone}
      </Button>
    </>
  );
}
