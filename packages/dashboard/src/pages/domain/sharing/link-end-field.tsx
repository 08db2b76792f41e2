import { useState } from 'preact/hooks';
import { OptionsOf } from '../../../parts/fields/options-of.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { endOfDate } from '../last-day.ts';
import { FIRST_END, lastDayOf } from './link-end.ts';

interface LinkEndFieldProps {
  /** `never` or `day` of a link that is there. Default: what a new one is offered with. */
  readonly ends?: string;
  /** The last day that is there, as a date field has it. */
  readonly day?: string;
}

/** Until when a link works: `ends`, and the last day as `expires_at` where somebody chooses one. */
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
          // Not where the dialog opens with it: another field comes first.
          autoFocus={chosen !== ends}
        />
      )}
    </>
  );
}
