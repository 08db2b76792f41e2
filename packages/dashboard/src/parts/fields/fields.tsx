import './fields.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useCheck, useFault } from '../forms/form-context.ts';
import { FaultText } from '../labels/fault-text.tsx';

interface GroupProps {
  readonly label: string;
  /** Name of the member in the request, by which faults are found. */
  readonly name: string;
  readonly hint?: string | undefined;
  /** The fault of the choice; undefined when it is valid. */
  readonly check?: string | undefined;
  readonly children: ComponentChildren;
}

/** Fields that belong together, such as checkboxes. */
export function Group({ label, name, hint, check, children }: GroupProps) {
  useCheck(name, check);
  const fault = useFault(name);
  const id = useId();
  return (
    <fieldset class="group-field" data-member={name} aria-describedby={fault ? id : undefined}>
      <legend>{label}</legend>
      {hint && <p class="hint">{hint}</p>}
      {children}
      {fault && (
        <p class="fault" id={id} role="alert">
          {typeof fault === 'string' ? <FaultText>{fault}</FaultText> : fault}
        </p>
      )}
    </fieldset>
  );
}

interface CheckProps {
  readonly label: ComponentChildren;
  readonly hint?: ComponentChildren;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Name of a group of radio buttons, only one of which can be chosen; undefined: a checkbox. */
  readonly radio?: string;
}

/** A checkbox or a radio button, with its label and a hint. */
export function Check({ label, hint, checked, onChange, radio }: CheckProps) {
  const id = useId();
  return (
    <div class="check">
      <input
        id={id}
        type={radio === undefined ? 'checkbox' : 'radio'}
        name={radio}
        checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label for={id}>{label}</label>
      {hint && (
        <div class="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
