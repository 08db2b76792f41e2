import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useFault } from '../forms/form-context.ts';
import { FieldFrame } from './field-frame.tsx';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ComponentChildren;
  /** The initial choice; default: the first option. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  /** The options. */
  readonly children: ComponentChildren;
}

/** A field that chooses one of several values, with its label, a hint and its fault. */
export function SelectField({ name, label, hint, value, onChange, children }: SelectFieldProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <FieldFrame name={name} label={label} hint={hint} fault={useFault(name)}>
      {(control) => (
        <select
          {...control}
          class="input"
          value={chosen}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.value);
            onChange?.(currentTarget.value);
          }}
        >
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
