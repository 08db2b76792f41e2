import { useId } from 'preact/hooks';
import { useTexts } from '../texts/texts.tsx';
import { useListFaults } from './form.tsx';

interface LinesFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Its text at first, one entry a line. */
  readonly value: string;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly disabled?: boolean;
  /** What is wrong with a text, before it is sent; an empty text: nothing. */
  readonly check?: (text: string) => string;
}

/** A list with one entry a line, and what the server said about it or about single entries. */
export function LinesField({ name, label, hint, value, rows = 3, check, ...input }: LinesFieldProps) {
  const id = useId();
  const { common } = useTexts();
  const faults = useListFaults(name);
  const described = [hint && `${id}-hint`, faults.length > 0 && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea
        {...input}
        id={id}
        name={name}
        class="input"
        rows={rows}
        defaultValue={value}
        spellcheck={false}
        autoComplete="off"
        onInput={({ currentTarget }) => currentTarget.setCustomValidity(check?.(currentTarget.value) ?? '')}
        aria-invalid={faults.length > 0 || undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <div class="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {faults.length > 0 && (
        <div class="fault" id={`${id}-fault`}>
          {faults.map(({ index, detail }) => (
            <div key={index}>{index === undefined ? detail : common.entryFault(index + 1, detail)}</div>
          ))}
        </div>
      )}
    </div>
  );
}
