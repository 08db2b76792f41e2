import type { Span } from '../../storage/index.ts';

/** The span of time that `from` (inclusive) and `to` (exclusive) of a query name; what is left out has no bound. */
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
