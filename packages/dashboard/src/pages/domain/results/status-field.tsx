import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useTexts } from '../../../texts/texts.tsx';

interface StatusFieldProps {
  readonly label: string;
  /** The status in the address. */
  readonly value: number | undefined;
  readonly onChange: (status: number | undefined) => void;
}

/** A field for an HTTP status. The filter changes once it has three digits or is empty. */
export function StatusField({ label, value, onChange }: StatusFieldProps) {
  const { links: texts } = useTexts().results;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  useEffect(() => {
    // The back button changes the address, but not the field.
    if (input.current && document.activeElement !== input.current) input.current.value = value?.toString() ?? '';
  }, [value]);
  const onInput = ({ currentTarget: { value: text } }: { readonly currentTarget: HTMLInputElement }) => {
    const isStatus = /^[1-9]\d\d$/.test(text);
    setWrong(text !== '' && !isStatus && (text.length === 3 || /\D/.test(text)));
    if (text === '') onChange(undefined);
    else if (isStatus) onChange(Number(text));
  };
  return (
    <span class="row">
      <input
        ref={input}
        class="input status"
        inputMode="numeric"
        maxLength={3}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        placeholder={label}
        defaultValue={value?.toString() ?? ''}
        onInput={onInput}
      />
      {isWrong && (
        <span class="fault small" id={id} role="alert">
          {texts.statusWrong}
        </span>
      )}
    </span>
  );
}
