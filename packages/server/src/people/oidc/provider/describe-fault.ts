import { OutboundError } from '@linkvitals/outbound';

const MAX_DEPTH = 5;

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let at = error; at !== undefined && causes.length < MAX_DEPTH; at = at instanceof Error ? at.cause : undefined) {
    causes.push(at);
  }
  return causes;
}

/** Whether an exchange with a provider failed because the provider could not be reached */
export const isAway = (error: unknown): boolean => causesOf(error).some((one) => one instanceof OutboundError);

/**
 * The fault of a provider for the log: the messages of its errors. Other members of the errors, such as bodies and
 * parameters, may hold codes and tokens, so they are left out.
 */
export function describeFault(error: unknown): string {
  const messages = causesOf(error).flatMap((one) => {
    if (!(one instanceof Error)) return [];
    const { error: code } = one as { error?: unknown };
    return [typeof code === 'string' ? `${one.message} (${code.slice(0, 100)})` : one.message];
  });
  return [...new Set(messages)].join(': ').slice(0, 500);
}
