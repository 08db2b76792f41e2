import { inertLine } from '@linkvitals/contract/inert-text';
import { ConfigError, databaseTrouble, OperatorError, ServiceError } from '@linkvitals/server';
import { type Explanation, exitCodes } from 'linkvitals';

/** Explains an error of the server or of its database; undefined for others. */
export function explainServerError(error: unknown): Explanation | undefined {
  if (error instanceof ConfigError) return { code: exitCodes.usage, message: error.message };
  if (error instanceof ServiceError) {
    const code = error.code === 'invalid_setting' ? exitCodes.usage : exitCodes.failed;
    return { code, message: error.message };
  }
  if (error instanceof OperatorError) return { code: exitCodes.failed, message: error.message };
  if (!(error instanceof Error)) return undefined;
  const message = explainDatabaseError(error);
  return message === undefined ? undefined : { code: exitCodes.failed, message };
}

function explainDatabaseError(error: Error): string | undefined {
  const trouble = databaseTrouble(error);
  // The text comes from the database, or from whatever program answers in its place.
  const text = inertLine(error.message || String('code' in error ? error.code : error.name));
  if (trouble === 'away') return `The database cannot be reached: ${text}. ${REMEDY}`;
  if (trouble === 'refuses') return `The database refuses the connection: ${text}. ${REMEDY}`;
  if (trouble === 'full')
    return 'The disk of the database is full. Make room on it, then run this again: nothing is lost.';
  // mysql2 gives errors that it does not know no code.
  return trouble !== undefined || 'sqlMessage' in error ? text : undefined;
}

const REMEDY = 'Check DATABASE_URL, and that the database runs.';
