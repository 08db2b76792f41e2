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

/** Opens a form and returns its namespace; `NO_ELEMENT` inside of another form. */
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

/** Opens a form between the parts of a table, where the form has no content. */
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
  // A form that is still open because its end tag was out of scope is not the one to close.
  if (form <= lastScope) return;
  closeImplied();
  remove(form, always);
}
