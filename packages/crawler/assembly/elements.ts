import { MAX_ELEMENTS } from '../src/page/scanner/scanner-registers';

/** The rules for one element. The table of rules (src/page/scanner/element-rules.ts) is written to memory once. */
@unmanaged
export class ElementRule {
  traits: i32 = 0;
  treatment: i32 = 0;
  flags: i32 = 0;
  content: i32 = 0;
  region: i32 = 0;
  /** One bit for each first letter of an attribute that is needed. */
  wantedLetters: i32 = 0;
  wantedCount: i32 = 0;
  padding: i32 = 0;
}

const RULE_SHIFT = 5;
const RULES = memory.data(MAX_ELEMENTS << RULE_SHIFT);
/** Index of the rule for all elements that have none of their own. */
let others: i32 = MAX_ELEMENTS - 1;

export function ruleOf(element: i32): ElementRule {
  return changetype<ElementRule>(RULES + ((element < others ? element : others) << RULE_SHIFT));
}

/** Number of elements that have a rule of their own. */
export function knownElements(): i32 {
  return others;
}

/** Address for the rule of this element. The last call is for the rule of all other elements. */
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
