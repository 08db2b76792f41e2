import { HTML } from '../../src/page/markup/namespaces';
import { always } from './formatting-elements';
import {
  closeImplied,
  closeParagraph,
  currentForm,
  cut,
  forgetForm,
  isInTemplate,
  lastScope,
  pointToForm,
  push,
  remove,
} from './stack';
import { NO_ELEMENT } from './tables';

/** The "form element pointer" is set, maybe to a form that is not open any more. */
let formIsOpen: bool = false;

export function beginForms(): void {
  formIsOpen = false;
}

/** Namespace of the element that the tag makes; `NO_ELEMENT` in another form. */
export function openForm(element: i32): i32 {
  if (formIsOpen && !isInTemplate()) return NO_ELEMENT;
  closeParagraph();
  push(element);
  if (!isInTemplate()) {
    formIsOpen = true;
    pointToForm();
  }
  return HTML;
}

/** The same between the parts of a table, where a form holds nothing. */
export function openTableForm(): i32 {
  if (formIsOpen || isInTemplate()) return NO_ELEMENT;
  formIsOpen = true;
  return HTML;
}

export function closeForm(at: i32): void {
  if (isInTemplate()) {
    if (at <= lastScope) return;
    closeImplied();
    cut(at - 1);
    return;
  }
  const form = currentForm;
  formIsOpen = false;
  forgetForm();
  // Another form, which an end tag out of its scope has left open, is not this one's.
  if (form <= lastScope) return;
  closeImplied();
  remove(form, always);
}
