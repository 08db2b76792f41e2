import { expect, it } from 'vitest';
import { en } from '../../texts/en/index.ts';
import { inputFault } from './input-faults.ts';

const control = { type: 'text', min: '1', max: '31', minLength: 8, validationMessage: 'It leaves out every page.' };

it.each([
  ['is missing', {}, { valueMissing: true }, 'Required.'],
  ['is no address', { type: 'email' }, { typeMismatch: true }, 'This is not an e-mail address.'],
  ['is no URL', { type: 'url' }, { typeMismatch: true }, 'This is not a URL.'],
  ['is short', { type: 'password' }, { tooShort: true }, 'Give 8 characters or more.'],
  ['is small', { type: 'number' }, { rangeUnderflow: true }, 'Give 1 or more.'],
  ['is large', { type: 'number' }, { rangeOverflow: true }, 'Give 31 at most.'],
  ['lies between two steps', { type: 'number' }, { stepMismatch: true }, 'Give a whole number.'],
  ['is no number', { type: 'number' }, { badInput: true, valueMissing: true }, 'Give a number.'],
  ['is half a day', { type: 'date' }, { badInput: true, valueMissing: true }, 'Give day, month and year.'],
  ['is half a time', { type: 'time' }, { badInput: true }, 'Give a time from 00:00 to 23:59.'],
  ['is wrong to the page', {}, { customError: true }, 'It leaves out every page.'],
])('the text of a fault names a value that %s', (_, changed, validity, text) => {
  expect(inputFault({ ...control, ...changed, validity }, en.common.input)).toBe(text);
});
