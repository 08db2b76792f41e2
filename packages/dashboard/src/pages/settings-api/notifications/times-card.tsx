import type { NotificationSettings } from '@linkvitals/contract/types';
import { useState } from 'preact/hooks';
import { Check } from '../../../parts/fields/fields.tsx';
import { OptionsOf } from '../../../parts/fields/options-of.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { timeZones } from '../../settings/account/time-zones.ts';
import { useNotificationSettings } from './use-notification-settings.ts';

type Summaries = NotificationSettings['summaries'];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

function SummaryFields({ summaries }: { readonly summaries: Summaries }) {
  const { times } = useTexts().notifications;
  return (
    <>
      <SelectField name="hour" label={times.hour} value={String(summaries.hour)}>
        {HOURS.map((hour) => (
          <option key={hour} value={String(hour)}>{`${String(hour).padStart(2, '0')}:00`}</option>
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

/** When summaries go out and when nothing does, by the clocks of a time zone. */
export function TimesCard() {
  const { notifications, settings: texts } = useTexts();
  const { times } = notifications;
  const { settings, save, explain } = useNotificationSettings();
  const [isQuiet, setQuiet] = useState(settings.quiet_hours !== null);
  const change = (values: Readonly<Record<string, string>>) =>
    save({
      time_zone: values.time_zone ?? 'UTC',
      quiet_hours: isQuiet ? { from: values.from ?? '', to: values.to ?? '' } : null,
      summaries: {
        hour: Number(values.hour),
        day_of_week: values.day_of_week as Summaries['day_of_week'],
        when_nothing_changed: values.when_nothing_changed as Summaries['when_nothing_changed'],
        attachment: values.attachment as Summaries['attachment'],
      },
    });
  return (
    <section class="card pad stack" aria-label={times.title}>
      <h2>{times.title}</h2>
      <Form label={times.title} onSubmit={change} explain={explain}>
        <SelectField name="time_zone" label={times.zone} value={settings.time_zone}>
          {timeZones(settings.time_zone).map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
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
    </section>
  );
}
