import { useEffect, useRef } from 'preact/hooks';

interface StatusFieldProps {
  readonly label: string;
  /** As it stands in the address. */
  readonly value: number | undefined;
  readonly onChange: (status: number | undefined) => void;
}

/** An HTTP status: the list follows once it has three digits, or none. */
export function StatusField({ label, value, onChange }: StatusFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The back button changes the address and not the field.
    if (input.current && document.activeElement !== input.current) input.current.value = value?.toString() ?? '';
  }, [value]);
  const onInput = ({ currentTarget: { value: text } }: { readonly currentTarget: HTMLInputElement }) => {
    if (text === '') onChange(undefined);
    else if (/^[1-9]\d\d$/.test(text)) onChange(Number(text));
  };
  return (
    <input
      ref={input}
      class="input status"
      inputMode="numeric"
      maxLength={3}
      aria-label={label}
      placeholder={label}
      defaultValue={value?.toString() ?? ''}
      onInput={onInput}
    />
  );
}
