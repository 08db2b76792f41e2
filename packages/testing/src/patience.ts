/**
 * The max time in ms that a test waits for an expected event: a line of a program, a request, the value of a poll. It
 * is long, because a loaded machine is no fault of the code.
 */
export const PATIENCE_MS = 120_000;
