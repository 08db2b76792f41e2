import { useState } from 'preact/hooks';
import { OptionsOf } from '../../../parts/fields/options-of.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { endOfDate } from '../last-day.ts';
import { FIRST_END, lastDayOf } from './link-end.ts';

interface LinkEndFieldProps {
  /** `never` or `day` for an existing link; default: the end that is offered for a new one. */
  readonly ends?: string;
  /** The last day of an existing link, in the format of date fields. */
  readonly day?: string;
}

/** The fields for the end of a link: `ends`, and the last day as `expires_at` when somebody chooses one. */
export function LinkEndField({ ends = FIRST_END, day = '' }: LinkEndFieldProps) {
  const { end: texts } = useTexts().sharing;
  const format = useFormat();
  const [chosen, setChosen] = useState(ends);
  const last = chosen === 'day' ? '' : lastDayOf(chosen, undefined, new Date());
  const hint = last === '' ? texts.neverHint : texts.lastDayIs(format.date(endOfDate(last)));
  return (
    <>
      <SelectField
        name="ends"
        label={texts.label}
        value={ends}
        onChange={setChosen}
        {...(chosen !== 'day' && { hint })}
      >
        <OptionsOf texts={texts.choices} />
      </SelectField>
      {chosen === 'day' && (
        <TextField
          type="date"
          name="expires_at"
          label={texts.lastDay}
          defaultValue={day}
          required
          // When the dialog opens with this field, another one gets the focus.
          autoFocus={chosen !== ends}
        />
      )}
    </>
  );
}
