import { shownError } from '../../api/errors.ts';
import { afterEdit, type Faults, type Field } from './faults.ts';
import { InvalidInput } from './invalid-input.ts';

/** Why a form was not sent, or not taken. */
export interface Failure {
  /** Undefined: controls hold what cannot be sent. */
  readonly error: unknown;
  /** What is wrong with single fields that the person has not edited since, by the name of the member in the request. */
  readonly faults: Faults;
  /** The faults are texts of the page, not of the server. */
  readonly isOwn: boolean;
}

export function failureOf(error: unknown): Failure {
  if (!(error instanceof InvalidInput)) return { error, faults: shownError(error).fields, isOwn: false };
  return { error, faults: error.field === undefined ? {} : { [error.field]: error.message }, isOwn: true };
}

/** What is left of a failure once a person has changed something; undefined: it is of no use any more. */
export function failureAfterEdit(
  failure: Failure,
  fields: ReadonlyMap<string, Field>,
  edited: string | undefined,
): Failure | undefined {
  const left = afterEdit(failure.faults, fields, edited);
  return Object.keys(left).length === 0 ? undefined : { ...failure, faults: left };
}
