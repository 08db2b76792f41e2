import { shownError } from '../../api/errors.ts';
import { afterEdit, type Faults, type Field } from './faults.ts';
import { InvalidInput } from './invalid-input.ts';

/** The reason why a form was not sent or was refused. */
export interface Failure {
  /** Undefined: the form was not sent, because controls have invalid values. */
  readonly error: unknown;
  /** Faults of fields that the person has not edited since, by the name of the member in the request. */
  readonly faults: Faults;
  /** Whether the faults are texts of the page instead of the server. */
  readonly isOwn: boolean;
}

export function failureOf(error: unknown): Failure {
  if (!(error instanceof InvalidInput)) return { error, faults: shownError(error).fields, isOwn: false };
  return { error, faults: error.field === undefined ? {} : { [error.field]: error.message }, isOwn: true };
}

/** The rest of a failure after an edit of a field; undefined when nothing is left to show. */
export function failureAfterEdit(
  failure: Failure,
  fields: ReadonlyMap<string, Field>,
  edited: string | undefined,
): Failure | undefined {
  const left = afterEdit(failure.faults, fields, edited);
  return Object.keys(left).length === 0 ? undefined : { ...failure, faults: left };
}
