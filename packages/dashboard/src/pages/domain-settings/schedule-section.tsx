import type { Domain } from '@linkvitals/contract/types';
import { useState } from 'preact/hooks';
import { OwnZone } from '../../parts/fields/own-zone.tsx';
import { SelectField } from '../../parts/fields/select-field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { TimeZoneField } from '../../parts/fields/time-zone-field.tsx';
import { Moment } from '../../parts/labels/moment.tsx';
import { PlanHint } from '../../parts/labels/plan-hint.tsx';
import { useFormat, useTexts } from '../../texts/texts.tsx';
import { NextCrawls } from './preview/next-crawls.tsx';
import { fasterThan, frequencies, scheduleMembers, weekdays } from './schedule-options.ts';
import { Section, type SectionProps } from './section.tsx';
import { settingsChanges } from './settings-changes.ts';

interface RunsProps {
  readonly domain: Domain;
  /** The typed schedule differs from the saved one. */
  readonly isUnsaved: boolean;
}

/** The next crawl of the saved schedule and the outcome of its last one. */
function Runs({ domain, isUnsaved }: RunsProps) {
  const { schedule: texts } = useTexts().domainSettings;
  const format = useFormat();
  const { next_crawl_at, last_run } = domain.crawl_config.schedule;
  const outcomes: Readonly<Record<string, string>> = texts.outcomes;
  return (
    <div class="small muted">
      <p>
        {next_crawl_at === null ? (
          isUnsaved ? (
            texts.noNextAsSaved
          ) : (
            texts.noNext
          )
        ) : (
          <>
            {isUnsaved ? texts.nextAsSaved : texts.next} {format.weekdayTime(new Date(next_crawl_at))} (
            <Moment at={next_crawl_at} />)
          </>
        )}
      </p>
      {last_run && (
        <p>
          {texts.last} <Moment at={last_run.due_at} />, {outcomes[last_run.outcome] ?? last_run.outcome}
        </p>
      )}
    </div>
  );
}

function Days({ frequency, shown }: { readonly frequency: string; readonly shown: SectionProps['shown'] }) {
  const { schedule: texts } = useTexts().domainSettings;
  const { dayOfWeek, dayOfMonth } = scheduleMembers(frequency);
  return (
    <>
      {dayOfWeek && (
        <SelectField
          name="crawl_config/schedule/day_of_week"
          label={texts.dayOfWeek}
          value={shown['crawl_config/schedule/day_of_week']}
        >
          <option value="">{texts.anyDay}</option>
          {weekdays.map((day) => (
            <option key={day} value={day}>
              {texts.days[day]}
            </option>
          ))}
        </SelectField>
      )}
      {dayOfMonth && (
        <TextField
          name="crawl_config/schedule/day_of_month"
          label={texts.dayOfMonth}
          hint={texts.dayOfMonthHint}
          type="number"
          min={1}
          max={31}
          defaultValue={shown['crawl_config/schedule/day_of_month']}
        />
      )}
    </>
  );
}

/** A hint at the plans that crawl more often. */
function FasterPlan({ than }: { readonly than: SectionProps['limits']['fastest_schedule'] }) {
  const { schedule: texts } = useTexts().domainSettings;
  const faster = fasterThan(than);
  return (
    <>
      {texts.moreOften} <PlanHint allows={({ fastest_schedule }) => faster.includes(fastest_schedule)} />
    </>
  );
}

/** The settings for crawls that start by themselves. */
export function ScheduleSection({ domain, limits, shown, typed, preview }: SectionProps) {
  const { schedule: texts } = useTexts().domainSettings;
  const [frequency, setFrequency] = useState(shown['crawl_config/schedule/frequency']);
  const [zone, setZone] = useState(shown['crawl_config/schedule/time_zone']);
  const { time } = scheduleMembers(frequency);
  return (
    <Section id="schedule" title={texts.title}>
      <div class="field-pair">
        <SelectField
          name="crawl_config/schedule/frequency"
          label={texts.frequency}
          hint={
            limits.fastest_schedule === 'hourly' ? undefined : (
              <>
                {texts.fastest[limits.fastest_schedule]} <FasterPlan than={limits.fastest_schedule} />
              </>
            )
          }
          value={frequency}
          onChange={setFrequency}
        >
          {frequencies(limits.fastest_schedule).map(([each, isAllowed]) => (
            <option key={each} value={each} disabled={!isAllowed}>
              {isAllowed ? texts.frequencies[each] : texts.notInPlan(texts.frequencies[each])}
            </option>
          ))}
        </SelectField>
        <Days frequency={frequency} shown={shown} />
        {time && (
          <>
            <TextField
              name="crawl_config/schedule/time"
              label={texts.time}
              hint={texts.timeHint}
              type="time"
              defaultValue={shown['crawl_config/schedule/time']}
            />
            <TimeZoneField
              name="crawl_config/schedule/time_zone"
              label={texts.timeZone}
              hint={<OwnZone name="crawl_config/schedule/time_zone" chosen={zone} />}
              value={shown['crawl_config/schedule/time_zone']}
              onChange={setZone}
            />
          </>
        )}
      </div>
      <NextCrawls preview={preview} />
      <Runs domain={domain} isUnsaved={settingsChanges(shown, typed)?.crawl_config?.schedule !== undefined} />
    </Section>
  );
}
