import './toolbar.css';
import { OptionsOf } from './options-of.tsx';

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  /** Of the option that chooses nothing. */
  readonly anyText: string;
  /** The options by value, in the order in which they are shown. */
  readonly texts: Readonly<Record<Value, string>>;
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** Narrows a list down to one of several values, or to none of them. */
export function FilterSelect<Value extends string>({
  label,
  anyText,
  texts,
  value,
  onChange,
}: FilterSelectProps<Value>) {
  return (
    <select
      class="input"
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange((currentTarget.value || undefined) as Value | undefined)}
    >
      <option value="">{anyText}</option>
      <OptionsOf texts={texts} />
    </select>
  );
}
