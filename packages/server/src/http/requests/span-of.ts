import type { Span } from '../../platform/storage/index.ts';

/** The span of time from `from` (inclusive) to `to` (exclusive) of a query; a missing one means no bound. */
export const spanOf = ({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): Span => ({
  from: from === undefined ? undefined : Date.parse(from),
  to: to === undefined ? undefined : Date.parse(to),
});
