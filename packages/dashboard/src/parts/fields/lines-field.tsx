import { useTexts } from '../../texts/texts.tsx';
import { listFaults } from '../forms/faults.ts';
import { useListFaults } from '../forms/form-context.ts';
import { FaultText } from '../labels/fault-text.tsx';
import { FieldFrame } from './field-frame.tsx';

interface LinesFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Initial text, one entry a line. */
  readonly value: string;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly disabled?: boolean;
  /** Returns the fault of a text before it is sent; an empty text: none. */
  readonly check?: (text: string) => string;
  /** Faults that the server found in a preview, before the form is sent, by the name of the member in the request. */
  readonly faults?: Readonly<Record<string, string>>;
}

/** A list with one entry a line, and the faults of the list or of single entries. */
export function LinesField({
  name,
  label,
  hint,
  value,
  rows = 3,
  check,
  faults: early = {},
  ...input
}: LinesFieldProps) {
  const { common } = useTexts();
  const { isOwn, list } = useListFaults(name);
  const faults = list.length > 0 ? list : listFaults(early, name);
  const shown = faults.map(({ index, detail }) => (
    <div key={index}>
      {index !== undefined && common.entry(index + 1)}{' '}
      {isOwn && list.length > 0 ? detail : <FaultText>{detail}</FaultText>}
    </div>
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
