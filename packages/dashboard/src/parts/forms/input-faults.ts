import type { Texts } from '../../texts/en/index.ts';
import type { Faults } from './faults.ts';

type InputTexts = Texts['common']['input'];

/** What a control says of its value. */
interface Checked extends Pick<HTMLInputElement, 'type' | 'min' | 'max' | 'minLength' | 'validationMessage'> {
  readonly validity: Partial<ValidityState>;
}

/** Of the types whose half-typed value the browser does not give away. */
const unfinished: Readonly<Record<string, keyof InputTexts & ('number' | 'date' | 'time')>> = {
  number: 'number',
  date: 'date',
  time: 'time',
};

/** What is wrong with a value, in words of the page: those of browsers are in their own language. */
export function inputFault({ type, validity, ...control }: Checked, texts: InputTexts): string {
  if (validity.customError) return control.validationMessage;
  // A number or a time of which a part is missing is no empty field for the person who types it.
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

/** What is wrong with the controls of a form, by their name. */
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
