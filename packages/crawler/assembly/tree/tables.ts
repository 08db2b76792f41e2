import { HTML } from '../../src/page/markup/namespaces';
import {
  CAPTION,
  COL,
  COLGROUP,
  TABLE,
  TBODY,
  TEMPLATE,
  TFOOT,
  THEAD,
  TR,
} from '../../src/page/scanner/element-numbers';
import { IS_IN_HEAD } from '../../src/page/scanner/scanner-registers';
import { AS_CELL, AS_PART, AS_TABLE, AS_TEMPLATE } from '../../src/page/scanner/treatment';
import { has, treatmentOf } from '../elements';
import { addMarker, clearToMarker } from './formatting';
import { pushTemplate } from './shadow';
import { closeParagraph, cut, elementAt, lastTablePart, push, setTemplateMode, templateModeAt } from './stack';
import { last } from './topmost';

/** Result for a tag that makes no element. */
export const NO_ELEMENT = -1;
const AGAIN = -2;

/** Kinds of content of a template, decided by its first element: the "template insertion modes". */
const UNDECIDED = 0;
const COLUMNS = 1;
const PARTS = 2;
const ANY_BODY = 3;

/** The page has no doctype, so that a table does not end a paragraph. */
let quirks: bool = true;

export function beginTables(): void {
  quirks = true;
}

export function meetDoctype(): void {
  quirks = false;
}

/** The nearest open part of a table, or template, which decides the insertion mode; -1 when there is none. */
export function tablePart(): i32 {
  return lastTablePart === 0 ? -1 : elementAt(lastTablePart);
}

/** The insertion mode is "in table", "in table body" or "in row". */
export function inStructure(): bool {
  const part = tablePart();
  if (part === -1) return false;
  const treatment = treatmentOf(part);
  return treatment === AS_TABLE || (treatment === AS_PART && part !== CAPTION);
}

/** The template may hold this element. The first element decides which others it may hold: columns, other parts of a table, or neither. */
export function fitsTemplate(element: i32): bool {
  const mode = templateModeAt(lastTablePart);
  if (has(element, IS_IN_HEAD)) return mode !== COLUMNS || element === TEMPLATE;
  const treatment = treatmentOf(element);
  const isPart = treatment === AS_PART || treatment === AS_CELL;
  if (mode === UNDECIDED) {
    setTemplateMode(lastTablePart, isPart ? (element === COL ? COLUMNS : PARTS) : ANY_BODY);
    return true;
  }
  if (mode === COLUMNS) return element === COL;
  return mode === PARTS || !isPart;
}

/** Opens a part of a table, by the insertion modes of tables. Returns NO_ELEMENT for a part outside of tables. */
export function openTablePart(element: i32): i32 {
  if (element === TEMPLATE) {
    pushTemplate(element);
    addMarker();
    return HTML;
  }
  let placed = AGAIN;
  while (placed === AGAIN) placed = openIn(tablePart(), element);
  return placed;
}

function openIn(part: i32, element: i32): i32 {
  if (part === -1) return openTable(element);
  const treatment = treatmentOf(part);
  if (treatment === AS_TEMPLATE) return element === TABLE ? openTable(element) : insertPart(element);
  if (treatment === AS_CELL && element === TABLE) return openTable(element);
  if (treatment === AS_TABLE && element !== TABLE) return openInTable(element);
  if (treatment === AS_CELL || treatment === AS_TABLE) return closePart();
  return openInTablePart(element, part);
}

function openTable(element: i32): i32 {
  if (element !== TABLE) return NO_ELEMENT;
  if (!quirks) closeParagraph();
  push(element);
  return HTML;
}

function openInTable(element: i32): i32 {
  cut(lastTablePart);
  if (element === COL) push(COLGROUP);
  else if (element === TR) push(TBODY);
  else if (treatmentOf(element) === AS_CELL) {
    push(TBODY);
    push(TR);
  }
  return insertPart(element);
}

function openInTablePart(element: i32, part: i32): i32 {
  const isCell = treatmentOf(element) === AS_CELL;
  if (part === CAPTION && element === TABLE) return openTable(element);
  if (part === COLGROUP && element === COL) return HTML;
  if (part === TR && isCell) {
    cut(lastTablePart);
    return insertPart(element);
  }
  if ((part === TBODY || part === THEAD || part === TFOOT) && (element === TR || isCell)) {
    cut(lastTablePart);
    if (element !== TR) push(TR);
    return insertPart(element);
  }
  return closePart();
}

function insertPart(element: i32): i32 {
  if (element === COL) return HTML;
  push(element);
  if (treatmentOf(element) === AS_CELL || element === CAPTION) addMarker();
  return HTML;
}

/** Clears the list of formatting elements to the marker that an opened cell or caption had added. */
function clearMarkerOf(part: i32): void {
  if (part !== -1 && (treatmentOf(part) === AS_CELL || part === CAPTION)) clearToMarker();
}

/** Closes the nearest part of a table, so that the element can be opened in what is open then. */
function closePart(): i32 {
  const part = tablePart();
  cut(lastTablePart - 1);
  clearMarkerOf(part);
  return AGAIN;
}

export function closeTablePart(element: i32, at: i32): void {
  if (at <= max(element === TABLE ? 0 : last(TABLE), last(TEMPLATE))) return;
  const part = tablePart();
  cut(at - 1);
  clearMarkerOf(part);
}
