/**
 * What only the operator can correct: a file, a disk, a program that is missing. The message says what happened and what to
 * do; it is shown without a stack.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
