import type { Evidence, ServerSample } from '../evidence/evidence.ts';

const MIB = 1_048_576;

/**
 * Checks that memory and sockets of every server stay within their bounds in every sample. For the delay of the event
 * loop, the median sample counts, because a server that was just started or paused is late.
 */
export function withinBounds({ samples, limits, unaskedExits }: Evidence): string[] {
  const found = unaskedExits.map((exit) => `a server ended by itself: ${exit}`);
  if (samples.length === 0) found.push('nobody looked at the servers');
  for (const [server, own] of Map.groupBy(samples, (sample) => sample.server)) {
    const { rssBytes, loopDelayMs, sockets } = summarise(own);
    if (rssBytes > limits.rssBytes) found.push(`server ${server} used ${Math.round(rssBytes / MIB)} MiB`);
    if (loopDelayMs > limits.loopDelayMs) found.push(`server ${server}: p99 of its loop's delay is ${loopDelayMs} ms`);
    if (sockets > limits.sockets) found.push(`server ${server} had ${sockets} sockets open`);
  }
  return found;
}

/** The max of memory and sockets, and the median of the delay. */
export function summarise(samples: readonly ServerSample[]): Omit<ServerSample, 'server'> {
  const delays = samples.map(({ loopDelayMs }) => loopDelayMs).sort((a, b) => a - b);
  return {
    rssBytes: Math.max(0, ...samples.map(({ rssBytes }) => rssBytes)),
    sockets: Math.max(0, ...samples.map(({ sockets }) => sockets)),
    loopDelayMs: delays[Math.floor(delays.length / 2)] ?? 0,
  };
}
