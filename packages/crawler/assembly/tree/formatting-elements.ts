import { HTML } from '../../src/page/markup/namespaces';
import { IN_SHADOW, REGION, TAG_START } from '../../src/page/scanner/scanner-registers';
import { FORMATTING, SPECIAL } from '../../src/page/scanner/traits';
import { AS_ANCHOR, AS_NOBR, AS_OTHER } from '../../src/page/scanner/treatment';
import { traitsOf, treatmentOf } from '../elements';
import { reopened } from '../reader';
import { setRegister } from '../registers';
import { source } from '../source';
import { tagEnd, tagStart } from '../tag';
import {
  addFormatting,
  findFormatting,
  firstClosed,
  formattingAt,
  formattingCount,
  hasFormatting,
  hasPending,
  isShort,
  makeFormatting,
  removeFormatting,
} from './formatting';
import {
  current,
  cut,
  depth,
  elementAt,
  find,
  formattingOf,
  hide,
  isInert,
  isInShadow,
  isPlain,
  lastScope,
  lastSpecial,
  push,
  region,
  remove,
} from './stack';
import { last } from './topmost';

const NONE = -1;

/**
 * The inline element that was opened last, while it holds nothing but text; else NONE. Most elements are closed before another tag, so that
 * they never have to be pushed on the stack.
 */
let leaf: i32 = NONE;
let leafHides: bool = false;
let leafStart: usize = 0;
let leafEnd: usize = 0;

export function beginFormattingElements(): void {
  leaf = NONE;
  leafHides = false;
}

/** There is an open inline element that holds nothing but text so far. */
export function hasLeaf(): bool {
  return leaf !== NONE;
}

/** Opens an inline element as the leaf, which is pushed on the stack only if it comes to hold more than text. */
export function openLeaf(element: i32): void {
  leaf = element;
}

/** Closes the leaf if it is this element. Returns whether it was. */
export function closeLeaf(element: i32): bool {
  if (leaf !== element) return false;
  leaf = NONE;
  leafHides = false;
  return true;
}

/** Pushes the leaf, if there is one, on the stack as any other element, because something other than text follows. */
export function keepLeaf(): void {
  const element = leaf;
  if (element === NONE) return;
  leaf = NONE;
  if (treatmentOf(element) === AS_OTHER) push(element);
  else {
    const formatting = makeFormatting(element, leafStart, leafEnd, isInert());
    push(element, HTML, formatting);
    addFormatting(formatting);
  }
  if (leafHides) hide();
  leafHides = false;
}

/** Hides the content of the element that the current tag opened, if the tag opened one that can have content. */
export function hideOpened(element: i32, isClosed: bool): void {
  if (hasLeaf()) leafHides = true;
  else if (!isClosed && current() === element) hide();
}

export function openFormatting(element: i32): void {
  const treatment = treatmentOf(element);
  if (treatment === AS_ANCHOR) {
    const open = findFormatting(element);
    if (open !== null) {
      adopt(element);
      removeFormatting(open);
      const at = find(open);
      if (at > 0) remove(at, always);
    }
  }
  reopen();
  if (treatment === AS_NOBR && last(element) > lastScope) {
    adopt(element);
    reopen();
  }
  leaf = element;
  leafStart = tagStart;
  leafEnd = tagEnd;
  // A longer list may lose another entry for this one.
  if (!isPlain() || !isShort()) keepLeaf();
}

/** Closes an element: "any other end tag" of the HTML standard. */
export function closeOther(element: i32): void {
  const at = last(element);
  if (at > 0 && at >= lastSpecial) cut(at - 1);
}

/** Opens again the formatting elements that are pending: "reconstruct the active formatting elements". */
export function reopen(): void {
  if (!hasPending()) return;
  const end = formattingCount();
  for (let place = firstClosed(); place < end; place++) {
    const formatting = formattingAt(place);
    push(formatting.element, HTML, formatting);
    formatting.isOpen = true;
    if (formatting.isInert && !isInert()) {
      formatting.isInert = false;
      setRegister(TAG_START, <i32>(tagStart - source));
      setRegister(REGION, region());
      setRegister(IN_SHADOW, <i32>isInShadow());
      reopened(<i32>(formatting.start - source), <i32>(formatting.end - source));
    }
  }
}

/**
 * Leaves open what the adoption agency algorithm leaves open in the end: everything up to the last special element above the formatting
 * element, but neither that element nor the elements in between that are neither special nor formatting.
 */
export function adopt(element: i32): void {
  const entry = findFormatting(element);
  if (entry === null) {
    closeOther(element);
    return;
  }
  if (formattingOf(depth) === entry) {
    removeFormatting(entry);
    cut(depth - 1);
    return;
  }
  if (!entry.isOpen) {
    removeFormatting(entry);
    return;
  }
  const at = find(entry);
  if (at <= lastScope) return;
  removeFormatting(entry);
  const furthest = lastSpecial;
  cut(furthest > at ? furthest : at - 1);
  if (furthest > at) remove(at, isLasting);
}

/** The element is special, or in the list of active formatting elements. */
function isLasting(at: i32): bool {
  const traits = traitsOf(elementAt(at));
  if ((traits & SPECIAL) !== 0) return true;
  if ((traits & FORMATTING) === 0) return false;
  const formatting = formattingOf(at);
  return formatting !== null && hasFormatting(formatting);
}

/** Lets `remove` keep all elements. */
export function always(_at: i32): bool {
  return true;
}
