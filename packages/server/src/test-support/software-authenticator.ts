import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@linkvitals/contract';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

const FLAGS = { present: 0x01, verified: 0x04, eligible: 0x08, backedUp: 0x10, attested: 0x40 };

/** Faults that a real authenticator would not have */
export interface Deviations {
  readonly origin?: string;
  readonly rpId?: string;
  readonly verified?: boolean;
  readonly counter?: number;
  readonly challenge?: string;
  readonly userHandle?: string;
  /** CBOR of the format and the statement of the attestation. */
  readonly attestation?: Buffer;
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const uint16 = (value: number): Buffer => uint32(value).subarray(2);

/** `"fmt": "none", "attStmt": {}` */
const none = Buffer.from('63666d74646e6f6e656761747453746d74a0', 'hex');
/** `"fmt": "packed", "attStmt": { "alg": -7, "sig": h'00', "x5c": [h'00'] }` */
export const withCertificate = Buffer.from(
  '63666d74667061636b65646761747453746d74a363616c672663736967410063783563814100',
  'hex',
);

/**
 * An authenticator that verifies its user and counts signatures, in Node's own cryptography: WebAuthn Level 3, section
 * 6.
 */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string): Buffer =>
    Buffer.concat([Buffer.from('5820', 'hex'), Buffer.from(text, 'base64url')]);
  // { 1: 2, 3: -7, -1: 1, -2: x, -3: y }
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001', 'hex'),
    Buffer.from('21', 'hex'),
    coordinate(x),
    Buffer.from('22', 'hex'),
    coordinate(y),
  ]);
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let counter = 0;
  let userHandle = '';

  const authData = (rpId: string, given: Deviations, attested?: Buffer): Buffer => {
    counter = given.counter ?? counter + 1;
    const flags = FLAGS.present | (given.verified === false ? 0 : FLAGS.verified) | (attested ? FLAGS.attested : 0);
    return Buffer.concat([
      sha256(given.rpId ?? rpId),
      Buffer.from([flags]),
      uint32(counter),
      ...(attested === undefined ? [] : [attested]),
    ]);
  };
  const clientData = (type: string, challenge: string, given: Deviations): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: given.challenge ?? challenge,
        origin: given.origin ?? origin,
        crossOrigin: false,
      }),
    );

  return {
    id,
    create({ challenge, rp, user }: PasskeyCreationOptions, given: Deviations = {}): PasskeyRegistration {
      userHandle = user.id;
      const attested = Buffer.concat([Buffer.alloc(16), uint16(credentialId.length), credentialId, coseKey]);
      const data = authData(rp.id, given, attested);
      const attestationObject = Buffer.concat([
        Buffer.from('a3', 'hex'),
        given.attestation ?? none,
        Buffer.from('686175746844617461', 'hex'), // "authData"
        Buffer.from('59', 'hex'),
        uint16(data.length),
        data,
      ]);
      const clientDataJSON = base64url(clientData('webauthn.create', challenge, given));
      const response = { clientDataJSON, attestationObject: base64url(attestationObject), transports: ['internal'] };
      return { id, rawId: id, type: 'public-key', response };
    },
    get({ challenge, rpId }: PasskeyRequestOptions, given: Deviations = {}): PasskeyAssertion {
      const data = authData(rpId, given);
      const json = clientData('webauthn.get', challenge, given);
      const signature = sign('sha256', Buffer.concat([data, sha256(json)]), privateKey);
      const response = {
        clientDataJSON: base64url(json),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: given.userHandle ?? userHandle,
      };
      return { id, rawId: id, type: 'public-key', response };
    },
  };
}
