import type { InputHTMLAttributes } from 'preact';
import { useFault } from '../forms/form-context.ts';
import { FieldFrame } from './field-frame.tsx';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'autoFocus'
  | 'disabled'
  | 'inputMode'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'minLength'
  | 'onInput'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'spellcheck'
  | 'step'
  | 'defaultValue'
  | 'value'
>;

interface FieldProps extends InputProps {
  /** Default `text`. */
  readonly type?: 'text' | 'date' | 'email' | 'number' | 'password' | 'time' | 'url';
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** A one-time code: large digits. */
  readonly code?: boolean;
}

/** One line of text with its label, a hint, and what the server said about it. */
export function TextField({ name, label, hint, type = 'text', code = false, ...input }: FieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} fault={useFault(name)}>
      {(control) => (
        <input
          {...input}
          // Its types differ by the type of the field; those here have the same attributes.
          type={type as 'text'}
          {...control}
          class={code ? 'input code' : 'input'}
        />
      )}
    </FieldFrame>
  );
}
