import type { NotificationSettings } from '@linkvitals/contract/types';
import { useState } from 'preact/hooks';
import { toast } from '../../../app/toasts.tsx';
import { hourText } from '../../../clocks/hour-text.ts';
import { Check } from '../../../parts/fields/fields.tsx';
import { OptionsOf } from '../../../parts/fields/options-of.tsx';
import { OwnZone } from '../../../parts/fields/own-zone.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { TimeZoneField } from '../../../parts/fields/time-zone-field.tsx';
import { ConflictNote } from '../../../parts/forms/conflict-note.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { FormChanges } from '../../../parts/forms/unsaved-changes.tsx';
import { languages } from '../../../texts/languages.ts';
import { useTexts } from '../../../texts/texts.tsx';
import { changedTimes, type Times } from './changed-times.ts';
import { useTimesDifferences } from './times-conflict.tsx';
import { useSaveSettings } from './use-notification-settings.ts';

type Summaries = NotificationSettings['summaries'];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

function SummaryFields({ summaries }: { readonly summaries: Summaries }) {
  const { times } = useTexts().notifications;
  return (
    <>
      <SelectField name="hour" label={times.hour} value={String(summaries.hour)}>
        {HOURS.map((hour) => (
          <option key={hour} value={String(hour)}>
            {hourText(hour)}
          </option>
        ))}
      </SelectField>
      <SelectField name="day_of_week" label={times.day} value={summaries.day_of_week}>
        <OptionsOf texts={times.days} />
      </SelectField>
      <SelectField name="when_nothing_changed" label={times.nothing} value={summaries.when_nothing_changed}>
        <OptionsOf texts={times.nothings} />
      </SelectField>
      <SelectField name="attachment" label={times.attachment} value={summaries.attachment}>
        <OptionsOf texts={times.attachments} />
      </SelectField>
    </>
  );
}

interface TimesFormProps {
  readonly settings: NotificationSettings;
  readonly onSave: (times: Times) => Promise<unknown>;
}

function TimesForm({ settings, onSave }: TimesFormProps) {
  const { notifications, settings: texts } = useTexts();
  const { times } = notifications;
  const [zone, setZone] = useState(settings.time_zone);
  const [isQuiet, setQuiet] = useState(settings.quiet_hours !== null);
  const send = (values: Readonly<Record<string, string>>) =>
    onSave({
      time_zone: values.time_zone ?? 'UTC',
      language: values.language as Times['language'],
      quiet_hours: isQuiet ? { from: values.from ?? '', to: values.to ?? '' } : null,
      summaries: {
        hour: Number(values.hour),
        day_of_week: values.day_of_week as Summaries['day_of_week'],
        when_nothing_changed: values.when_nothing_changed as Summaries['when_nothing_changed'],
        attachment: values.attachment as Summaries['attachment'],
      },
    });
  return (
    <Form label={times.title} onSubmit={send}>
      <FormChanges />
      <TimeZoneField
        name="time_zone"
        label={times.zone}
        hint={<OwnZone name="time_zone" chosen={zone} />}
        value={settings.time_zone}
        onChange={setZone}
      />
      <SelectField name="language" label={times.language} hint={times.languageHint} value={settings.language}>
        <OptionsOf texts={languages} />
      </SelectField>
      <Check label={times.quiet} hint={times.quietHint} checked={isQuiet} onChange={setQuiet} />
      {isQuiet && (
        <div class="from-to">
          <TextField
            type="time"
            name="from"
            label={times.from}
            defaultValue={settings.quiet_hours?.from ?? '22:00'}
            required
          />
          <TextField
            type="time"
            name="to"
            label={times.to}
            defaultValue={settings.quiet_hours?.to ?? '07:00'}
            required
          />
        </div>
      )}
      <h3>{times.summaries}</h3>
      <p class="small muted">{times.summariesHint}</p>
      <SummaryFields summaries={settings.summaries} />
      <div class="row">
        <Submit>{texts.save}</Submit>
      </div>
    </Form>
  );
}

/** The card with the times of summaries and the quiet hours, in the time zone of the account. */
export function TimesCard() {
  const { notifications, settings: texts } = useTexts();
  const { title } = notifications.times;
  const { shown, key, conflict, save, keep, take } = useSaveSettings();
  const differences = useTimesDifferences();
  const onSave = async (times: Times) => {
    const change = changedTimes(times, shown);
    if (change === undefined) toast(texts.saved);
    else await save(change);
  };
  return (
    <section class="card pad stack" aria-label={title}>
      <h2>{title}</h2>
      {conflict && (
        <ConflictNote differences={differences(conflict.mine, conflict.theirs.data)} onKeep={keep} onTake={take} />
      )}
      <TimesForm key={key} settings={shown} onSave={onSave} />
    </section>
  );
}
