import './toolbar.css';
import { OptionsOf } from './options-of.tsx';

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  readonly class?: string;
  /** Text of the option without a filter. */
  readonly anyText: string;
  /** The options by value, in the order in which they are shown. */
  readonly texts: Readonly<Record<Value, string>>;
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** A filter of a list by one of several values, or by none. */
export function FilterSelect<Value extends string>({
  label,
  class: more = '',
  anyText,
  texts,
  value,
  onChange,
}: FilterSelectProps<Value>) {
  return (
    <select
      class={`input ${more}`}
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange((currentTarget.value || undefined) as Value | undefined)}
    >
      <option value="">{anyText}</option>
      <OptionsOf texts={texts} />
    </select>
  );
}
