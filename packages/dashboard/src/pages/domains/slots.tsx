import type { AccountUsage } from '@linkvitals/contract/types';
import { Link } from '@tanstack/react-router';
import { PlanHint } from '../../parts/labels/plan-hint.tsx';
import { isAbove } from '../../parts/labels/plan-that-allows.ts';
import { Note } from '../../parts/page/note.tsx';
import { useTexts } from '../../texts/texts.tsx';

type Usage = AccountUsage['domains'];

/** Whether no slot is left. */
export const isFull = (usage: Usage | undefined): boolean =>
  usage !== undefined && usage.limit !== null && usage.used >= usage.limit;

/** The number of used slots of the plan, as text and as a bar. */
export function Slots({ usage }: { readonly usage: Usage }) {
  const { domains } = useTexts();
  const { used, limit } = usage;
  return (
    <span class="slots">
      {domains.slots(used, limit)}
      {limit !== null && (
        <svg
          class={isFull(usage) ? 'fair' : 'accent'}
          viewBox="0 0 100 6"
          width={100}
          height={6}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={limit === 0 ? 100 : Math.min(100, (100 * used) / limit)} height={6} />
        </svg>
      )}
    </span>
  );
}

/** A note shown when every slot is used, with links to the plans. */
export function NoSlots({ used }: Pick<Usage, 'used'>) {
  const { domains } = useTexts();
  return (
    <Note tone="fair" role="status">
      {domains.noSlots} <PlanHint allows={(limits) => isAbove(limits.domains, used)} />{' '}
      <Link to="/settings/account">{domains.seePlan}</Link>
    </Note>
  );
}
