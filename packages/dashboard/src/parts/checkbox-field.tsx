import { useId } from 'preact/hooks';
import { useFault } from './form.tsx';

interface CheckboxFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Whether it is checked at first. */
  readonly checked: boolean;
  readonly disabled?: boolean;
}

/** A choice between yes and no: its value in the form is `on` or `off`; disabled, it has none. */
export function CheckboxField({ name, label, hint, checked, disabled }: CheckboxFieldProps) {
  const id = useId();
  const fault = useFault(name);
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div class="field check-field">
      {/* The later field of a name decides. */}
      <input type="hidden" name={name} value="off" disabled={disabled} />
      <input
        type="checkbox"
        id={id}
        name={name}
        value="on"
        defaultChecked={checked}
        disabled={disabled}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={described || undefined}
      />
      <label for={id}>{label}</label>
      {hint && (
        <div class="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {fault && (
        <div class="fault" id={`${id}-fault`}>
          {fault}
        </div>
      )}
    </div>
  );
}
