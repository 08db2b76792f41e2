import type { RelyingParty } from './relying-party.ts';

/**
 * What a response has to be for. It may answer any challenge here: whether the challenge is one of ours is for the caller to
 * find out, who gets it by `challenge` when the response was read.
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
