import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { browserTimeZone } from '../../clocks/time-zone.ts';
import { type TimeZoneOption, timeZones } from '../../clocks/time-zones.ts';
import { useTexts } from '../../texts/texts.tsx';
import { SelectField } from './select-field.tsx';

const Options = ({ zones }: { readonly zones: readonly TimeZoneOption[] }) =>
  zones.map(({ zone, place, offset }) => (
    <option key={zone} value={zone}>
      {place === offset ? place : `${place} (${offset})`}
    </option>
  ));

interface TimeZoneFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ComponentChildren;
  /** Initial choice, IANA name. */
  readonly value: string;
  readonly onChange?: (zone: string) => void;
}

interface OwnTimeZoneFieldProps extends Omit<TimeZoneFieldProps, 'value' | 'onChange'> {
  /** Initial choice, IANA name; null: the time zone of the browser. */
  readonly value: string | null;
}

function Regions({ chosen, browser }: { readonly chosen: string; readonly browser?: string }) {
  const { regions: texts } = useTexts().common;
  const regions = useMemo(() => [...timeZones(chosen, Date.now(), browser)], [chosen, browser]);
  const names: Readonly<Record<string, string>> = texts;
  return regions.map(([region, zones]) =>
    region === '' ? (
      <Options key={region} zones={zones} />
    ) : (
      <optgroup key={region} label={names[region] ?? region}>
        <Options zones={zones} />
      </optgroup>
    ),
  );
}

/** A field for a time zone, by place and with its current offset. The zone of the browser is first. */
export const TimeZoneField = ({ value, ...field }: TimeZoneFieldProps) => (
  <SelectField {...field} value={value}>
    <Regions chosen={value} browser={browserTimeZone()} />
  </SelectField>
);

/** A field for the time zone of a person. The first option, with an empty value, stands for the zone of any browser that they use. */
export function OwnTimeZoneField({ value, ...field }: OwnTimeZoneFieldProps) {
  const { profile } = useTexts().accountSettings;
  const browser = browserTimeZone();
  return (
    <SelectField {...field} value={value ?? ''}>
      <option value="">{profile.browserTimeZone(browser)}</option>
      <Regions chosen={value ?? browser} />
    </SelectField>
  );
}
