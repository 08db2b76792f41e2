import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { useFault } from './form.tsx';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Chosen at first. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  /** Its options. */
  readonly children: ComponentChildren;
}

/** One of several values with its label, and what the server said about it. */
export function SelectField({ name, label, hint, value, onChange, children }: SelectFieldProps) {
  const id = useId();
  const fault = useFault(name);
  const [chosen, setChosen] = useState(value);
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        name={name}
        class="input"
        value={chosen}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={described || undefined}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value);
          onChange?.(currentTarget.value);
        }}
      >
        {children}
      </select>
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
