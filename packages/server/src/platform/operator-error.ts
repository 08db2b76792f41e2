/**
 * A fault that only the operator can correct: a file, a disk, a missing program. The message says what happened and
 * what to do; it is shown without a stack.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
