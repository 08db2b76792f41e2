import { createHash } from 'node:crypto';
import type { PasskeyRegistration } from '@linkvitals/contract';
import { expectationOf } from './expectation.ts';
import type { RelyingParty } from './relying-party.ts';

/** COSE numbers of EdDSA, ES256 and RS256; every current authenticator supports at least one. */
export const ALGORITHMS = [-8, -7, -257] as const;

export interface VerifiedRegistration {
  /** The challenge that the authenticator signed. The caller checks that it is one of ours. */
  readonly challenge: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly synced: boolean;
}

export const hashCredentialId = (id: string): string => createHash('sha256').update(id).digest('hex');

/**
 * Refuses attestations with certificates. They name the maker of the authenticator, which the server does not need, and
 * to check one the library would fetch revocation lists from addresses in the certificates.
 */
async function assertNoCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  const isSelfMade = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfMade) throw new Error(`An attestation of the format ${format} was not requested.`);
}

/** @throws Error when the response is not valid for this server. Its message is for the log. */
export async function verifyRegistration(
  party: RelyingParty,
  { id, rawId, type, response }: PasskeyRegistration,
): Promise<VerifiedRegistration> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { clientDataJSON, attestationObject } = response;
  await assertNoCertificates(attestationObject);
  const expectation = expectationOf(party);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
    ...expectation.options,
    supportedAlgorithmIDs: [...ALGORITHMS],
  });
  if (!verified || registrationInfo === undefined) throw new Error('The attestation is not valid.');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    challenge: expectation.challenge(),
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    synced: credentialBackedUp,
  };
}
