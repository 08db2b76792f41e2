import { doubled, take } from '../memory';
import { Formatting } from './formatting';

/** Mark of a MathML element that is an HTML integration point because of an attribute. */
export const HOLDS_HTML = 1;
/** Mark of the form that the "form element pointer" points to. */
export const CURRENT_FORM = 2;
/** Mark of a template whose content is a shadow tree, and mark of the element that has this tree. */
export const SHADOW_ROOT = 4;
export const SHADOW_HOST = 8;
/** Mark of an element whose content is hidden. */
export const HIDING = 16;

/** An open element, with the depths of the topmost elements below it that had each trait. */
@unmanaged
export class Open {
  element: i32 = 0;
  namespace: i32 = 0;
  /** Depth of the next element below with the same name and namespace. */
  same: i32 = 0;
  /** For elements of other namespaces: depth of the deepest HTML element below. */
  htmlBelow: i32 = 0;
  formatting: Formatting | null = null;
  /** The marks above that it has, one bit each. */
  marks: i32 = 0;
  /** For templates: the kind of content, a number of `tables`. */
  templateMode: i32 = 0;
  special: i32 = 0;
  scope: i32 = 0;
  listBarrier: i32 = 0;
  tablePart: i32 = 0;
  landmark: i32 = 0;
}

export const OPEN_BYTES: i32 = offsetof<Open>();
const FIRST_ROOM = 256;

/** The open elements by depth, which counts from 1. */
let list: usize = 0;
let room: i32 = 0;

export function beginOpen(): void {
  room = FIRST_ROOM;
  list = take(room * OPEN_BYTES);
  // The entry at depth 0, below all elements, counts as HTML.
  memory.fill(list, 0, OPEN_BYTES);
}

export function open(at: i32): Open {
  return changetype<Open>(list + at * OPEN_BYTES);
}

/** The entry at this depth, which is at most one deeper than any before. It still holds the values of the last element there. */
export function openedAt(at: i32): Open {
  if (at === room) {
    list = doubled(list, room * OPEN_BYTES);
    room *= 2;
  }
  return open(at);
}

export function markAs(at: i32, mark: i32): void {
  open(at).marks |= mark;
}

export function isMarkedAs(at: i32, mark: i32): bool {
  return (open(at).marks & mark) !== 0;
}
