import type { Texts } from '../../texts/en/index.ts';
import type { Faults } from './faults.ts';

type InputTexts = Texts['common']['input'];

/** The validity of a control, with the attributes that texts about it name. */
interface Checked extends Pick<HTMLInputElement, 'type' | 'min' | 'max' | 'minLength' | 'validationMessage'> {
  readonly validity: Partial<ValidityState>;
}

/** Texts for input types whose half-typed value browsers hide. */
const unfinished: Readonly<Record<string, keyof InputTexts & ('number' | 'date' | 'time')>> = {
  number: 'number',
  date: 'date',
  time: 'time',
};

/** The fault of a value as a text of the page, because browsers use their own language. */
export function inputFault({ type, validity, ...control }: Checked, texts: InputTexts): string {
  if (validity.customError) return control.validationMessage;
  // Browsers report a half-typed number or time as empty, but for the person the field is not empty.
  if (validity.badInput) return texts[unfinished[type] ?? 'missing'];
  if (validity.typeMismatch) return type === 'url' ? texts.url : texts.email;
  if (validity.tooShort) return texts.tooShort(control.minLength);
  if (validity.rangeUnderflow) return texts.min(control.min);
  if (validity.rangeOverflow) return texts.max(control.max);
  if (validity.stepMismatch) return texts.whole;
  return texts.missing;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** The faults of the controls of a form, by their name. */
export function inputFaults(form: HTMLFormElement, texts: InputTexts): Faults {
  const wrong = [...form.elements].filter(isControl).filter(({ name, validity }) => name !== '' && !validity.valid);
  return Object.fromEntries(
    wrong.filter(({ willValidate }) => willValidate).map((control) => [control.name, faultOf(control, texts)]),
  );
}

function faultOf(control: Control, texts: InputTexts): string {
  const { type, validity, validationMessage } = control;
  const { min = '', max = '' } = control instanceof HTMLInputElement ? control : {};
  const minLength = control instanceof HTMLSelectElement ? 0 : control.minLength;
  return inputFault({ type, validity, validationMessage, min, max, minLength }, texts);
}
