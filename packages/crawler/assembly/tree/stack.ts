import { HTML, SVG } from '../../src/page/markup/namespaces';
import {
  ANNOTATION_XML,
  BUTTON,
  MAIN,
  MALIGNMARK,
  MGLYPH,
  P,
  SVG_ELEMENT,
} from '../../src/page/scanner/element-numbers';
import {
  FOREIGN_EDGE,
  IMPLIED,
  LANDMARK,
  LIST_BARRIER,
  MATH_TEXT,
  SCOPE,
  SPECIAL,
  SVG_HTML,
  TABLE_PART,
} from '../../src/page/scanner/traits';
import { AS_TEMPLATE } from '../../src/page/scanner/treatment';
import { ruleOf, traitsOf, treatmentOf } from '../elements';
import { take } from '../memory';
import { Formatting } from './formatting';
import {
  beginOpen,
  CURRENT_FORM,
  HIDING,
  HOLDS_HTML,
  isMarkedAs,
  markAs,
  OPEN_BYTES,
  Open,
  open,
  openedAt,
  SHADOW_HOST,
  SHADOW_ROOT,
} from './open';
import { beginTopmost, last, resetTopmost, setTopmost } from './topmost';

/** Traits for which the stack keeps the topmost element. */
export const MARKED = SPECIAL | SCOPE | TABLE_PART | LANDMARK | LIST_BARRIER;

/*
 * The stack of open elements below `body`. Depths count from 1; 0 is none. Every question is answered from what was put
 * down when an element was pushed, without a walk over the stack, so no shape of a page makes reading slower than its
 * length.
 */
/** Memory for the elements that `remove` takes out of the stack and pushes again. */
let kept: usize = 0;
let keptRoom: i32 = 0;

export let depth: i32 = 0;
/** Depths of the topmost elements with these traits. */
export let lastSpecial: i32 = 0;
export let lastScope: i32 = 0;
export let lastListBarrier: i32 = 0;
export let lastTablePart: i32 = 0;
export let lastLandmark: i32 = 0;
/** No landmark around the current place is one that stands beside the main content. */
export let inMain: bool = true;
/** Number of open HTML templates. */
let templates: i32 = 0;
/** Number of open templates that are shadow roots. */
let shadows: i32 = 0;
/** Number of open elements whose content is hidden. */
let hiding: i32 = 0;
/** Depth of the form that the "form element pointer" points to; 0 when it is not open. */
export let currentForm: i32 = 0;
/** Number of elements that `remove` moved so far: each takes as much time as a tag. */
export let moved: i32 = 0;
/** Number of open elements of other namespaces. Most pages have none, and this number is quick to check. */
let foreign: i32 = 0;

export function beginStack(): void {
  beginOpen();
  beginTopmost();
  kept = 0;
  keptRoom = 0;
  depth = 0;
  lastSpecial = 0;
  lastScope = 0;
  lastListBarrier = 0;
  lastTablePart = 0;
  lastLandmark = 0;
  inMain = true;
  templates = 0;
  shadows = 0;
  hiding = 0;
  currentForm = 0;
  moved = 0;
  foreign = 0;
}

export function push(element: i32, namespace: i32 = HTML, formatting: Formatting | null = null): void {
  const at = ++depth;
  const made = openedAt(at);
  made.element = element;
  made.namespace = namespace;
  made.same = setTopmost(element, namespace, at);
  made.formatting = formatting;
  if (formatting !== null) formatting.depth = at;
  made.marks = 0;
  made.templateMode = 0;
  if (namespace !== HTML) {
    foreign++;
    const below = open(at - 1);
    made.htmlBelow = below.namespace !== HTML ? below.htmlBelow : at - 1;
  }
  const traits = traitsIn(element, namespace);
  if ((traits & MARKED) !== 0) mark(made, traits, at);
  if (namespace === HTML && treatmentOf(element) === AS_TEMPLATE) templates++;
}

/** Makes the topmost element, a template, the shadow root of the element below it, or of `body` when there is none. */
export function attachShadow(): void {
  markAs(depth, SHADOW_ROOT);
  markAs(depth - 1, SHADOW_HOST);
  shadows++;
}

/** The topmost element has a shadow root; on an empty stack: `body` has one. */
export function isShadowHost(): bool {
  return isMarkedAs(depth, SHADOW_HOST);
}

/** Hides the content of the topmost element. */
export function hide(): void {
  markAs(depth, HIDING);
  hiding++;
}

export function isHidden(): bool {
  return hiding > 0;
}

/** Makes the topmost element hold HTML, whatever its namespace. */
export function holdHtml(): void {
  markAs(depth, HOLDS_HTML);
}

function mark(made: Open, traits: i32, at: i32): void {
  made.special = lastSpecial;
  made.scope = lastScope;
  made.listBarrier = lastListBarrier;
  made.tablePart = lastTablePart;
  made.landmark = lastLandmark;
  if ((traits & SPECIAL) !== 0) lastSpecial = at;
  if ((traits & SCOPE) !== 0) lastScope = at;
  if ((traits & LIST_BARRIER) !== 0) lastListBarrier = at;
  if ((traits & TABLE_PART) !== 0) lastTablePart = at;
  if ((traits & LANDMARK) !== 0) setLandmark(at);
}

function setLandmark(at: i32): void {
  lastLandmark = at;
  inMain = at === 0 || open(at).element === MAIN;
}

/** Closes everything above `at`. */
export function cut(at: i32): void {
  while (depth > at) pop();
}

function pop(): void {
  const closed = open(depth--);
  const element = closed.element;
  const namespace = closed.namespace;
  resetTopmost(element, namespace, closed.same);
  const formatting = closed.formatting;
  if (formatting !== null) formatting.isOpen = false;
  if (closed.marks !== 0) forgetMarks(closed.marks);
  if ((traitsIn(element, namespace) & MARKED) !== 0) {
    lastSpecial = closed.special;
    lastScope = closed.scope;
    lastListBarrier = closed.listBarrier;
    lastTablePart = closed.tablePart;
    if (lastLandmark !== closed.landmark) setLandmark(closed.landmark);
  }
  if (namespace !== HTML) foreign--;
  else if (treatmentOf(element) === AS_TEMPLATE) templates--;
}

function forgetMarks(marks: i32): void {
  if ((marks & CURRENT_FORM) !== 0) currentForm = 0;
  if ((marks & SHADOW_ROOT) !== 0) shadows--;
  if ((marks & HIDING) !== 0) hiding--;
}

/** Closes the open paragraph, if one is "in button scope". */
export function closeParagraph(): void {
  const at = last(P);
  if (at > 0 && at > max(lastScope, last(BUTTON))) cut(at - 1);
}

/** Closes elements whose end tag may be left out, except `except`: "generate implied end tags". */
export function closeImplied(except: i32 = -1): void {
  while (depth > 0 && currentNamespace() === HTML) {
    const element = current();
    if ((traitsOf(element) & IMPLIED) === 0 || element === except) return;
    cut(depth - 1);
  }
}

/** Takes out the element at `from`, and the elements above it for which `stays` returns false; the others move down. */
export function remove(from: i32, stays: (at: i32) => bool): void {
  const bytes = (depth - from + 1) * OPEN_BYTES;
  if (bytes > keptRoom) {
    keptRoom = bytes * 2;
    kept = take(keptRoom);
  }
  let count = 0;
  for (let at = from + 1; at <= depth; at++) {
    if (!stays(at)) continue;
    memory.copy(kept + count++ * OPEN_BYTES, changetype<usize>(open(at)), OPEN_BYTES);
  }
  cut(from - 1);
  moved += count;
  for (let i = 0; i < count; i++) {
    const each = changetype<Open>(kept + i * OPEN_BYTES);
    const formatting = each.formatting;
    push(each.element, each.namespace, formatting);
    if (formatting !== null) formatting.isOpen = true;
    const made = open(depth);
    made.marks = each.marks & ~CURRENT_FORM;
    made.templateMode = each.templateMode;
    if ((each.marks & SHADOW_ROOT) !== 0) shadows++;
    if ((each.marks & HIDING) !== 0) hiding++;
    if ((each.marks & CURRENT_FORM) !== 0) pointToForm();
  }
}

/** Number of the region of the innermost landmark; 0 outside of landmarks. */
export function region(): i32 {
  return lastLandmark === 0 ? 0 : ruleOf(open(lastLandmark).element).region;
}

export function elementAt(at: i32): i32 {
  return open(at).element;
}

/** The topmost element; -1 when none is open. */
export function current(): i32 {
  return depth === 0 ? -1 : open(depth).element;
}

export function currentNamespace(): i32 {
  return foreign === 0 ? HTML : open(depth).namespace;
}

export function isInTemplate(): bool {
  return templates > 0;
}

/** The current place is in a template that is no shadow root: its content is no part of the document. */
export function isInert(): bool {
  return templates > shadows;
}

/** The current place is inside a shadow root: part of the document, but with ids of its own. */
export function isInShadow(): bool {
  return shadows > 0;
}

/** Only HTML elements outside of tables and templates are open. */
export function isPlain(): bool {
  return foreign === 0 && lastTablePart === 0;
}

/** The current node takes this start tag as HTML does, whatever the namespace of the node; `tag` -1 stands for text. */
export function takesHtml(tag: i32): bool {
  if (foreign === 0) return true;
  const namespace = currentNamespace();
  if (namespace === HTML) return true;
  const element = current();
  if (namespace === SVG) return (traitsOf(element) & SVG_HTML) !== 0;
  if ((traitsOf(element) & MATH_TEXT) !== 0) return tag !== MGLYPH && tag !== MALIGNMARK;
  return isMarkedAs(depth, HOLDS_HTML) || (element === ANNOTATION_XML && tag === SVG_ELEMENT);
}

/** Depth of the HTML element that holds the topmost elements of other namespaces. */
export function lastHtml(): i32 {
  return currentNamespace() === HTML ? depth : open(depth).htmlBelow;
}

export function formattingOf(at: i32): Formatting | null {
  return at === 0 ? null : open(at).formatting;
}

/** Depth of a formatting element; 0 when it is not open. */
export function find(wanted: Formatting): i32 {
  return wanted.isOpen ? wanted.depth : 0;
}

/** Points the "form element pointer" to the topmost element. */
export function pointToForm(): void {
  forgetForm();
  currentForm = depth;
  markAs(depth, CURRENT_FORM);
}

/** Clears the "form element pointer". */
export function forgetForm(): void {
  if (currentForm !== 0) open(currentForm).marks &= ~CURRENT_FORM;
  currentForm = 0;
}

export function templateModeAt(at: i32): i32 {
  return open(at).templateMode;
}

export function setTemplateMode(at: i32, mode: i32): void {
  open(at).templateMode = mode;
}

function traitsIn(element: i32, namespace: i32): i32 {
  if (namespace === HTML) return traitsOf(element);
  const edges = namespace === SVG ? SVG_HTML : MATH_TEXT | FOREIGN_EDGE;
  return (traitsOf(element) & edges) !== 0 ? SPECIAL | SCOPE | LIST_BARRIER : 0;
}
