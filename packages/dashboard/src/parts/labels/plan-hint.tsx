import type { Account } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../api/account-queries.ts';
import { useTexts } from '../../texts/texts.tsx';
import { planThatAllows } from './plan-that-allows.ts';

/** A hint that names the plan that allows something which the account's plan does not. */
export function PlanHint({ allows }: { readonly allows: (limits: Account['limits']) => boolean }) {
  const { plans: texts } = useTexts().common;
  const { data: account } = useQuery(accountQuery);
  if (account === undefined) return null;
  const name = planThatAllows(account.plans, allows);
  return <>{name === undefined ? texts.none : texts.allowedBy(texts.names[name])}</>;
}
