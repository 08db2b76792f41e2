import { inertLine, inertShortLine } from '@linkvitals/contract/inert-text';
import { ApiError, ConnectionError, InvalidResponseError, type LinkvitalsError, TimeoutError } from '@linkvitals/sdk';

const MAX_LENGTH = 500;
const MAX_FAULTS = 50;

const line = (text: unknown): string => inertShortLine(String(text), MAX_LENGTH);

/** Hints by error code, for errors whose text from the server names no remedy. */
const hints: Readonly<Record<string, string>> = {
  unauthorized:
    'The API key or session is unknown to this server, has expired or was revoked. `linkvitals login <url>` stores another one.',
  session_required: 'Sign in as a person: `linkvitals login <url> --email <address>`.',
  domain_not_verified: '`linkvitals domains get <domain>` shows the DNS record to add, `domains check` looks for it.',
  precondition_failed: 'Somebody changed it meanwhile. Look at it again, then repeat the command.',
  confirmation_mismatch: 'Give the exact hostname: `--confirm <hostname>`.',
  rate_limited: 'Repeat the command later.',
};

/**
 * The reason why a command failed, in lines that end with a line break. Text of the server is made harmless.
 * @param url Address of the server.
 * @param verbose Adds status, code and request id, by which the server's log is searched.
 */
export function describeError(error: LinkvitalsError, { url, verbose }: { url: string; verbose: boolean }): string {
  const lines = error instanceof ApiError ? describeAnswer(error, url) : [describeFailure(error, url)];
  if (verbose) lines.push(...details(error));
  return lines.map((text) => `${text}\n`).join('');
}

function describeAnswer({ problem, code, status }: ApiError, url: string): string[] {
  if (problem === undefined) {
    return [`${url} answered ${status} without saying why: probably a proxy in front of the server. Try again later.`];
  }
  // The answer may come from another version, or from something that only looks like the server: check every member.
  const { detail, title, errors, crawl_id: crawl } = problem as Partial<typeof problem>;
  // The detail already has the first fault.
  const faults = Array.isArray(errors) && errors.length > 1 ? errors.slice(0, MAX_FAULTS) : [];
  return [
    line((faults.length > 0 && title) || detail || title || `${url} answered ${status} without saying why.`),
    ...faults.map(
      (fault) =>
        `  ${line(
          Object.values(fault ?? {})
            .filter(isText)
            .join(': '),
        )}`,
    ),
    ...(code !== undefined && Object.hasOwn(hints, code) ? [hints[code] ?? ''] : []),
    ...(crawl === undefined ? [] : [`\`linkvitals crawls get ${line(crawl)}\` shows that crawl.`]),
  ];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function describeFailure(error: LinkvitalsError, url: string): string {
  if (error instanceof ConnectionError) {
    return `${url} cannot be reached (${reasonOf(error)}). Is the address right, and does the server run? \`linkvitals profiles\` shows the address.`;
  }
  if (error instanceof TimeoutError) return `${url} did not answer in time. Try again later.`;
  if (error instanceof InvalidResponseError) {
    return `What answers at ${url} is not the API of Linkvitals, or is another address of it: ${line(error.message)}`;
  }
  return line(error.message);
}

/** The message of the innermost cause: `fetch failed` itself explains nothing. */
function reasonOf(error: Error): string {
  let at: Error = error;
  for (let depth = 0; depth < 5 && at.cause instanceof Error; depth++) at = at.cause;
  const code = 'code' in at && typeof at.code === 'string' ? at.code : undefined;
  return inertLine(code ?? line(at.message));
}

function details(error: LinkvitalsError): string[] {
  if (error instanceof ApiError) {
    return [
      `Status ${error.status}, code ${line(error.code ?? 'none')}, request ${line(error.requestId ?? 'unknown')}`,
    ];
  }
  return [`${error.name}: ${line(error.message)}`];
}
