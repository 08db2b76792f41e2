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
  /** Type of the input; default: `text`. */
  readonly type?: 'text' | 'date' | 'email' | 'number' | 'password' | 'time' | 'url';
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Whether it is for a one-time code and has large digits. */
  readonly code?: boolean;
  /** Content at the end of its line, such as a button. */
  readonly beside?: ComponentChildren;
}

/** A field for one line of text, with its label, a hint and its fault. */
export function TextField({ name, label, hint, type = 'text', code = false, beside, ...input }: FieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // Browsers follow `autofocus` when they load a page or open a dialog, but not when a page replaces another one.
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
            // TypeScript has different attributes for each input type; those used here are the same for all of them.
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
