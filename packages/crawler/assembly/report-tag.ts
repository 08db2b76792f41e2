import { HTML, SVG } from '../src/page/markup/namespaces';
import {
  DEPTH,
  ELEMENT,
  IN_SHADOW,
  IS_REPORTED,
  IS_REPORTED_IN_HTML,
  IS_REPORTED_IN_SVG,
  NAMESPACE,
  REGION,
  SELF_CLOSING,
  TAG_END,
  TAG_START,
  WATCHED_DEPTH,
} from '../src/page/scanner/scanner-registers';
import { ElementRule } from './elements';
import { left, startTag } from './reader';
import { getRegister, setRegister } from './registers';
import { source } from './source';
import { selfClosing, tagEnd, tagStart } from './tag';
import { depth, isInShadow, region } from './tree/stack';

/** The reader needs start tags of the element in that namespace, whatever their attributes. */
export function isReported(rule: ElementRule, namespace: i32): bool {
  const reported =
    namespace === HTML
      ? IS_REPORTED | IS_REPORTED_IN_HTML
      : namespace === SVG
        ? IS_REPORTED | IS_REPORTED_IN_SVG
        : IS_REPORTED;
  return (rule.flags & reported) !== 0;
}

export function reportStartTag(element: i32, namespace: i32): void {
  setRegister(TAG_START, <i32>(tagStart - source));
  setRegister(TAG_END, <i32>(tagEnd - source));
  setRegister(SELF_CLOSING, <i32>selfClosing);
  setRegister(ELEMENT, element);
  setRegister(NAMESPACE, namespace);
  setRegister(REGION, region());
  setRegister(DEPTH, depth);
  setRegister(IN_SHADOW, <i32>isInShadow());
  startTag();
}

export function reportWhatIsLeft(): void {
  if (depth < getRegister(WATCHED_DEPTH)) left();
}
