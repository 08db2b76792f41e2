import { useFault } from '../forms/form-context.ts';
import { FieldFrame } from './field-frame.tsx';

interface CheckboxFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Whether it is checked initially. */
  readonly checked: boolean;
  readonly disabled?: boolean;
}

/** A checkbox whose value in the form is `on` or `off`. While it is disabled, it has no value. */
export function CheckboxField({ name, label, hint, checked, disabled }: CheckboxFieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} fault={useFault(name)} isCheck>
      {(control) => (
        <>
          {/* The later field of a name decides. */}
          <input type="hidden" name={name} value="off" disabled={disabled} />
          <input type="checkbox" value="on" {...control} defaultChecked={checked} disabled={disabled} />
        </>
      )}
    </FieldFrame>
  );
}
