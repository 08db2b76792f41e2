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
  /** IANA name, chosen at first. */
  readonly value: string;
  readonly onChange?: (zone: string) => void;
}

/** A time zone by its place, with its offset now; that of the browser comes first. */
export function TimeZoneField({ value, ...field }: TimeZoneFieldProps) {
  const { regions: texts } = useTexts().common;
  const regions = useMemo(() => [...timeZones(value, Date.now(), browserTimeZone())], [value]);
  const names: Readonly<Record<string, string>> = texts;
  return (
    <SelectField {...field} value={value}>
      {regions.map(([region, zones]) =>
        region === '' ? (
          <Options key={region} zones={zones} />
        ) : (
          <optgroup key={region} label={names[region] ?? region}>
            <Options zones={zones} />
          </optgroup>
        ),
      )}
    </SelectField>
  );
}
