import { useTexts } from '../texts/texts.tsx';
import { FieldFrame } from './field-frame.tsx';
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
  const { common } = useTexts();
  const faults = useListFaults(name);
  const shown = faults.map(({ index, detail }) => (
    <div key={index}>{index === undefined ? detail : common.entryFault(index + 1, detail)}</div>
  ));
  return (
    <FieldFrame name={name} label={label} hint={hint} fault={shown.length > 0 && shown}>
      {(control) => (
        <textarea
          {...input}
          {...control}
          class="input"
          rows={rows}
          defaultValue={value}
          spellcheck={false}
          autoComplete="off"
          onInput={({ currentTarget }) => currentTarget.setCustomValidity(check?.(currentTarget.value) ?? '')}
        />
      )}
    </FieldFrame>
  );
}
