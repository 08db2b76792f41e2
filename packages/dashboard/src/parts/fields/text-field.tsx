import './fields.css';
import type { ComponentChildren, InputHTMLAttributes } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useFault } from '../forms/form-context.ts';
import { FieldFrame } from './field-frame.tsx';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoCapitalize'
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
  /** Stands at the end of its line, such as a button. */
  readonly beside?: ComponentChildren;
}

/** One line of text with its label, a hint, and what the server said about it. */
export function TextField({ name, label, hint, type = 'text', code = false, beside, ...input }: FieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // Browsers heed `autofocus` when they load a page and open a dialog, and not where a page takes the place of another.
  useEffect(() => {
    if (input.autoFocus) field.current?.focus();
  }, []);
  return (
    <FieldFrame name={name} label={label} hint={hint} fault={useFault(name)}>
      {(control) => {
        const line = (
          <input
            {...input}
            ref={field}
            // Its types differ by the type of the field; those here have the same attributes.
            type={type as 'text'}
            {...control}
            class={code ? 'input code' : 'input'}
          />
        );
        if (beside === undefined) return line;
        return (
          <div class="input-line">
            {line}
            {beside}
          </div>
        );
      }}
    </FieldFrame>
  );
}
