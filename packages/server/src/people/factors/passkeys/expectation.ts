import type { RelyingParty } from './relying-party.ts';

/**
 * The values that a response must match. It accepts any challenge: `challenge` answers the one that was read, and the
 * caller checks that it is one of ours.
 */
export function expectationOf(party: RelyingParty) {
  let challenge = '';
  return {
    options: {
      expectedChallenge: (given: string) => {
        challenge = given;
        return true;
      },
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    },
    challenge: () => challenge,
  };
}
