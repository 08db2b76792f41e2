import { H1, H6, OL, UL } from '../../src/page/scanner/element-numbers';
import {
  AS_ANCHOR,
  AS_BLOCK,
  AS_BUTTON,
  AS_CELL,
  AS_DESCRIPTION,
  AS_FORM,
  AS_FORMAT,
  AS_LIST_ITEM,
  AS_MARKER,
  AS_NOBR,
  AS_PARAGRAPH,
  AS_PART,
  AS_SELECT,
  AS_TABLE,
  AS_TEMPLATE,
  AS_TITLE_LINE,
} from '../../src/page/scanner/treatment';
import { treatmentOf } from '../elements';
import { clearToMarker } from './formatting';
import { adopt, closeOther } from './formatting-elements';
import { closeForm } from './forms';
import { closeParagraph, cut, isInTemplate, lastScope } from './stack';
import { closeTablePart } from './tables';
import { last } from './topmost';

/** Handles an end tag in the insertion mode "in body". */
export function closeInBody(element: i32): void {
  const at = last(element);
  switch (treatmentOf(element)) {
    case AS_PARAGRAPH:
      closeParagraph();
      break;
    case AS_LIST_ITEM:
      if (at > max(lastScope, max(last(OL), last(UL)))) cut(at - 1);
      break;
    case AS_TITLE_LINE: {
      let heading = at;
      for (let each = H1; each <= H6; each++) heading = max(heading, last(each));
      if (heading > lastScope) cut(heading - 1);
      break;
    }
    case AS_BLOCK:
    case AS_DESCRIPTION:
    case AS_BUTTON:
      if (at > lastScope) cut(at - 1);
      break;
    case AS_SELECT:
      if (at > 0 && at === lastScope) cut(at - 1);
      break;
    case AS_MARKER:
      if (at > 0 && at === lastScope) {
        cut(at - 1);
        clearToMarker();
      }
      break;
    case AS_FORM:
      closeForm(at);
      break;
    case AS_ANCHOR:
    case AS_NOBR:
    case AS_FORMAT:
      adopt(element);
      break;
    case AS_TEMPLATE:
      if (isInTemplate()) {
        cut(at - 1);
        clearToMarker();
      }
      break;
    case AS_TABLE:
    case AS_PART:
    case AS_CELL:
      closeTablePart(element, at);
      break;
    default:
      closeOther(element);
  }
}
