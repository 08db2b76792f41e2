import { hostText } from '@linkvitals/contract/readable/host';
import type { Fix } from '@linkvitals/contract/types';
import { useId, useState } from 'preact/hooks';
import { Icon } from '../../../parts/buttons/icon.tsx';
import { Moment } from '../../../parts/labels/moment.tsx';
import { FixedMark, SeverityMark } from '../../../parts/labels/severity-mark.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { FixedNow } from '../issues/fixed-now.tsx';
import { NewMark } from '../issues/new-mark.tsx';
import type { Selection } from './acting/selection.ts';
import { Assignees } from './assignees.tsx';
import { FixDetails } from './fix-details.tsx';
import { nameOf, useFixText } from './fix-text.ts';
import type { ListedFix } from './mended.ts';
import { Points } from './points.tsx';
import { splitAddress } from './short-address.ts';

/** An address in one line, whose end stays visible. Screen readers get it in one piece. */
function FixAddress({ address }: { readonly address: string }) {
  const [beginning, end] = splitAddress(address);
  return (
    <>
      <span class="unseen">{address}</span>
      <span class="fix-address mono" aria-hidden="true" style={{ '--letters': address.length }}>
        <span>{beginning}</span>
        {end !== '' && <span>{end}</span>}
      </span>
    </>
  );
}

function Pick({ fix, selection, name }: { readonly fix: Fix; readonly selection: Selection; readonly name: string }) {
  const { fixes } = useTexts();
  const isPicked = selection.has(fix);
  return (
    <label class="fix-pick">
      <input
        type="checkbox"
        checked={isPicked}
        disabled={selection.isFull && !isPicked}
        aria-label={fixes.selection.one(name)}
        onClick={({ shiftKey }) => selection.toggle(fix, shiftKey)}
      />
    </label>
  );
}

interface FixRowProps {
  readonly fix: ListedFix;
  /** Name of the domain; empty: it is not known. */
  readonly hostname: string;
  /** Whether the row says which domain it is of. */
  readonly namesDomain: boolean;
  /** Whether it is marked as new. */
  readonly isNew: boolean;
  /** The most points that a fix of the list brings back. */
  readonly maxPoints: number;
  /** Undefined: rows cannot be selected. */
  readonly selection: Selection | undefined;
}

/**
 * A fix in one line: the change to make, where, and what it brings. It opens to the first of its issues. One whose issues are all right now
 * says so below, and has nothing to open.
 */
export function FixRow({ fix, hostname, namesDomain, isNew, maxPoints, selection }: FixRowProps) {
  const id = useId();
  const { mended } = fix;
  const [wantsOpen, setOpen] = useState(false);
  const isOpen = wantsOpen && mended === undefined;
  const text = useFixText(hostname)(fix);
  const name = nameOf(text);
  return (
    <li class={`fix ${mended ? 'excellent' : ''} ${selection?.has(fix) ? 'picked' : ''}`}>
      <div class="fix-line">
        {selection && (mended ? <span /> : <Pick fix={fix} selection={selection} name={name} />)}
        {mended ? <FixedMark /> : <SeverityMark severity={fix.severity} />}
        <button
          type="button"
          class="fix-what"
          aria-disabled={mended !== undefined}
          aria-expanded={mended ? undefined : isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="down" size={14} />
          <span class="fix-todo">{text.todo}</span>
          {text.address !== undefined && <FixAddress address={text.address} />}
          {isNew && <NewMark />}
        </button>
        <span class="fix-where">
          {namesDomain && hostname !== '' && <b>{hostText(hostname)}</b>} <span>{text.where}</span>
        </span>
        <Points points={fix.points} max={maxPoints} />
        <span class="fix-since">
          <Moment at={fix.opened_at} />
        </span>
        <Assignees domainId={fix.domain_id} ids={fix.assignee_ids} />
      </div>
      {mended && (
        <div class="fix-mended">
          <FixedNow {...mended} bringsPoints={fix.points > 0} />
        </div>
      )}
      {isOpen && (
        <div id={id}>
          <FixDetails fix={fix} name={name} />
        </div>
      )}
    </li>
  );
}
