import { useState } from 'preact/hooks';
import { OptionsOf } from '../../../parts/fields/options-of.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { dayOf } from '../last-day.ts';

interface IgnorePeriodFieldProps {
  /** The name of the date field. It is the member of the request, so that the server's message about it is shown there. */
  readonly name: string;
  /** The initial end, RFC 3339; null: ignored for good. */
  readonly until?: string | null;
}

/** The fields for how long something is ignored: `period`, and the last day if somebody chooses one. */
export function IgnorePeriodField({ name, until = null }: IgnorePeriodFieldProps) {
  const { period: texts } = useTexts().issues;
  const [isDay, setDay] = useState(until !== null);
  return (
    <>
      <SelectField
        name="period"
        label={texts.label}
        value={until === null ? 'good' : 'day'}
        onChange={(chosen) => setDay(chosen === 'day')}
      >
        <OptionsOf texts={texts.periods} />
      </SelectField>
      {isDay && (
        <TextField
          type="date"
          name={name}
          label={texts.lastDay}
          required
          defaultValue={until === null ? '' : dayOf(until)}
          autoFocus={until === null}
        />
      )}
    </>
  );
}
