import type { ChannelStatus } from '@linkvitals/contract/types';

/** State of a channel, as far as it is known. It works only when a message has arrived through it. */
type ChannelState = 'unused' | 'notReady' | 'untried' | 'failing' | 'works';

export function channelState({ ready, reason, last_sent_at, last_error_at }: ChannelStatus): ChannelState {
  // A chat without a target is not a fault: it is unused.
  if (!ready) return reason === 'no_target' ? 'unused' : 'notReady';
  if (last_error_at !== null && (last_sent_at === null || last_error_at > last_sent_at)) return 'failing';
  return last_sent_at === null ? 'untried' : 'works';
}
