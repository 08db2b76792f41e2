import './issues.css';
import { useTexts } from '../../../texts/texts.tsx';

/** The word at a row that the last crawl brought. */
export function NewMark() {
  const { issues } = useTexts();
  return <b class="new-mark critical">{issues.isNew}</b>;
}

/** Whether new rows of a list are marked: when all are new, as after the first crawl, the word distinguishes none. */
export const areSomeOld = (areNew: readonly boolean[]): boolean => areNew.includes(false);
