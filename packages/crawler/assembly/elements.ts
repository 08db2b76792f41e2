import { MAX_ELEMENTS } from '../src/page/scanner/scanner-registers';

/** What the rules say of each element that one of them speaks of; laid down once by who owns the table (src/page/scanner/element-rules.ts). */
@unmanaged
export class ElementRule {
  traits: i32 = 0;
  treatment: i32 = 0;
  flags: i32 = 0;
  content: i32 = 0;
  region: i32 = 0;
  /** One bit for each first letter of an attribute that is wanted. */
  wantedLetters: i32 = 0;
  wantedCount: i32 = 0;
  padding: i32 = 0;
}

const RULE_SHIFT = 5;
const RULES = memory.data(MAX_ELEMENTS << RULE_SHIFT);
/** Behind those that are known: what is wanted of an element that no rule speaks of. */
let others: i32 = MAX_ELEMENTS - 1;

export function ruleOf(element: i32): ElementRule {
  return changetype<ElementRule>(RULES + ((element < others ? element : others) << RULE_SHIFT));
}

/** Elements that some rule speaks of. */
export function knownElements(): i32 {
  return others;
}

/** Where the rule of this element is to be laid down; the last one is that of all others. */
export function ruleAt(element: i32): usize {
  others = element;
  return RULES + (element << RULE_SHIFT);
}

export function traitsOf(element: i32): i32 {
  return ruleOf(element).traits;
}

export function treatmentOf(element: i32): i32 {
  return ruleOf(element).treatment;
}

export function has(element: i32, flag: i32): bool {
  return (ruleOf(element).flags & flag) !== 0;
}
