import { useId } from 'preact/hooks';

interface TimeFieldProps {
  readonly name: string;
  readonly label: string;
  /** `22:00` */
  readonly value: string;
}

/** A time of the day. */
export function TimeField({ name, label, value }: TimeFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input id={id} type="time" name={name} class="input" defaultValue={value} required />
    </div>
  );
}
