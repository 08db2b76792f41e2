/**
 * The longest that a test waits for what has to come, ms: for a line of a program, a request, the value of a poll. What
 * comes, comes when it comes: a loaded machine is no fault of the code.
 */
export const PATIENCE_MS = 120_000;
