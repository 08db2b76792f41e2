import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.tsx';
import { FormContext, useCheck } from '../forms/form-context.ts';
import { TextField } from './text-field.tsx';

interface EmailFieldProps {
  /** Default: `email`. */
  readonly name?: string;
  readonly label: string;
  readonly autoComplete: 'email' | 'off' | 'username';
  readonly autoFocus?: boolean;
}

/** Whether an address has no ending. That is right for addresses in an intranet, and a mistake in others. */
const hasNoEnding = (address: string): boolean => /^[^@]+@[^@.]+$/.test(address);

/** A field for an address that will get mails. One without an ending such as `.com` is sent only at the second try. */
export function EmailField({ name = 'email', label, autoComplete, autoFocus = false }: EmailFieldProps) {
  const { input } = useTexts().common;
  const [typed, setTyped] = useState('');
  const [confirmed, setConfirmed] = useState<string>();
  const { faults } = useContext(FormContext);
  const doubt = hasNoEnding(typed) && typed !== confirmed ? input.noEnding(typed) : undefined;
  useCheck(name, doubt);
  useLayoutEffect(() => {
    if (doubt !== undefined && faults[name] === doubt) setConfirmed(typed);
  }, [doubt, faults, name, typed]);
  return (
    <TextField
      name={name}
      label={label}
      type="email"
      autoComplete={autoComplete}
      required
      autoFocus={autoFocus}
      onInput={(event) => setTyped(event.currentTarget.value.trim())}
    />
  );
}
