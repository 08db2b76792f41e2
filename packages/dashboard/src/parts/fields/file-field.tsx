import { useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.tsx';
import { useFault } from '../forms/form-context.ts';
import { FieldFrame } from './field-frame.tsx';

interface FileFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Media types, separated by commas. */
  readonly accept: string;
  /** Returns the fault of a file; an empty text: none. */
  readonly check: (file: File) => string;
  /** Called with a valid file, and with undefined when there is none. */
  readonly onChoose: (file: File | undefined) => void;
}

/** A field for a file of the device. Browsers label it in their own language, so the control is covered with texts of the page. */
export function FileField({ name, label, hint, accept, check, onChoose }: FileFieldProps) {
  const { file: texts } = useTexts().common;
  const [chosen, setChosen] = useState<string>();
  const choose = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    const fault = file === undefined ? '' : check(file);
    input.setCustomValidity(fault);
    setChosen(file?.name);
    onChoose(fault === '' ? file : undefined);
  };
  return (
    <FieldFrame name={name} label={label} hint={hint} fault={useFault(name)}>
      {(control) => (
        <div class="input file">
          <input {...control} type="file" accept={accept} onChange={({ currentTarget }) => choose(currentTarget)} />
          <span class="button" aria-hidden="true">
            {texts.choose}
          </span>
          <span class="muted">{chosen ?? texts.none}</span>
        </div>
      )}
    </FieldFrame>
  );
}
