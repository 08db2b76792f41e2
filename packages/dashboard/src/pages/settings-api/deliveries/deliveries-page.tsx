import '../../../parts/tables/table.css';
import '../../../parts/fields/toolbar.css';
import type { Delivery } from '@linkvitals/contract/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { deliveriesQuery } from '../../../api/webhook-queries.ts';
import { Moment } from '../../../parts/labels/moment.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { followRow } from '../../../parts/tables/follow-row.ts';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { DeliveryState } from '../webhooks/webhook-state.tsx';
import { type DeliveriesSearch, deliveryStates, readDeliveriesSearch } from './deliveries-search.ts';
import { InsteadOfReplay } from './instead-of-replay.tsx';

/** The time of the next attempt. A server that is busy makes it a little later than announced. */
function NextAttempt({ at }: { readonly at: string | null }) {
  const { deliveries } = useTexts().webhooks;
  if (at === null) return <>{deliveries.underWay}</>;
  if (Date.parse(at) < Date.now()) return <>{deliveries.due}</>;
  return (
    <>
      {deliveries.next} <Moment at={at} />
    </>
  );
}

/** The number of attempts so far, and the time of the next one. */
export function Attempts({ delivery }: { readonly delivery: Delivery }) {
  const { deliveries } = useTexts().webhooks;
  const made = delivery.attempts.length;
  return (
    <>
      {made > 0 && deliveries.attempts(made)}
      {made > 0 && delivery.state === 'pending' && ', '}
      {delivery.state === 'pending' && <NextAttempt at={delivery.next_attempt_at} />}
      {made === 0 && delivery.state !== 'pending' && '–'}
    </>
  );
}

function DeliveryRow({ delivery }: { readonly delivery: Delivery }) {
  const { columns, noAnswer } = useTexts().webhooks.deliveries;
  const format = useFormat();
  const last = delivery.attempts.at(-1);
  const params = { webhookId: delivery.webhook_id, deliveryId: delivery.id };
  return (
    <tr class="leads" onClick={followRow}>
      <td>
        <Link class="mono whole-row" to="/settings/api/webhooks/$webhookId/deliveries/$deliveryId" params={params}>
          {delivery.event}
        </Link>
      </td>
      <td>
        <DeliveryState delivery={delivery} />
      </td>
      <td class="whole">
        <Moment at={delivery.created_at} />
      </td>
      <td class="num" data-label={columns.status}>
        {last === undefined ? '–' : (last.status_code ?? noAnswer)}
      </td>
      <td class="num" data-label={columns.ms}>
        {last === undefined ? '–' : format.milliseconds(last.response_time_ms)}
      </td>
      <td class="num whole" data-label={columns.attempt}>
        <Attempts delivery={delivery} />
      </td>
    </tr>
  );
}

function DeliveryTable({ rows }: { readonly rows: readonly Delivery[] }) {
  const { deliveries, path } = useTexts().webhooks;
  const { columns } = deliveries;
  return (
    <div class="card table-card">
      <table class="stacked" aria-label={path.deliveries}>
        <thead>
          <tr>
            {[columns.event, columns.state, columns.time].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {[columns.status, columns.ms, columns.attempt].map((column) => (
              <th key={column} scope="col" class="num">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StateFilter({ state, onChange }: DeliveriesSearch & { readonly onChange: (state: string) => void }) {
  const { deliveries } = useTexts().webhooks;
  return (
    <select
      class="input"
      aria-label={deliveries.filter}
      value={state ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{deliveries.all}</option>
      {deliveryStates.map((one) => (
        <option key={one} value={one}>
          {one === 'pending' ? deliveries.notEnded : deliveries.states[one]}
        </option>
      ))}
    </select>
  );
}

/** The page "Recent Deliveries": the messages to an endpoint and its responses. */
export function DeliveriesPage() {
  const { deliveries } = useTexts().webhooks;
  const from = '/signed-in/settings/api/webhooks/$webhookId/deliveries';
  const { webhookId } = useParams({ from });
  const { state } = useSearch({ from });
  const navigate = useNavigate();
  const list = useInfiniteQuery(deliveriesQuery(webhookId, state));
  const onChange = (chosen: string) =>
    void navigate({
      to: '/settings/api/webhooks/$webhookId/deliveries',
      params: { webhookId },
      search: readDeliveriesSearch({ state: chosen }),
    });
  const rows = list.data?.pages.flatMap(({ data }) => data);
  return (
    <>
      <div class="toolbar">
        <StateFilter state={state} onChange={onChange} />
      </div>
      {rows === undefined && (list.isError ? <ErrorNote error={list.error} /> : <SkeletonRows rows={5} />)}
      {rows?.length === 0 && (
        <p class="card pad muted">{state === undefined ? deliveries.none : deliveries.noneInState}</p>
      )}
      {rows !== undefined && rows.length > 0 && <DeliveryTable rows={rows} />}
      <ShowMore list={list} />
      <InsteadOfReplay />
    </>
  );
}
