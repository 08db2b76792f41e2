import type { SignatureVerdict } from '@linkvitals/contract/signature';

export type WebhookVerificationErrorCode = Exclude<SignatureVerdict, 'valid'>;
export type WebhookPayloadErrorCode = 'invalid_json' | 'invalid_envelope';
export type WebhookRequestErrorCode =
  | 'method_not_allowed'
  | 'unsupported_content_type'
  | 'body_too_large'
  | 'body_incomplete'
  | 'body_already_read';

const verificationMessages: Record<WebhookVerificationErrorCode, string> = {
  missing_header: 'The request has no X-Service-Signature header',
  malformed_header: 'The X-Service-Signature header is not of the form t=<unix seconds>,v1=<64 hex digits>',
  timestamp_out_of_tolerance: 'The signature is too old or too far ahead; compare the clocks of sender and receiver',
  no_match:
    'No signature matches: the secret is another one, or the body is not byte for byte what was sent ' +
    '(a JSON body that was parsed and written again has other bytes)',
};

/** The request cannot be shown to come from the service. Answer it with 401 and nothing else. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  readonly code: WebhookVerificationErrorCode;

  constructor(code: WebhookVerificationErrorCode) {
    super(verificationMessages[code]);
    this.code = code;
  }
}

/** The signature holds, the body does not: not UTF-8 JSON, or not an event envelope. Answer it with 400. */
export class WebhookPayloadError extends Error {
  override readonly name = 'WebhookPayloadError';
  readonly code: WebhookPayloadErrorCode;

  constructor(code: WebhookPayloadErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The request never got as far as its signature. `body_already_read` is a mistake in the set-up of this receiver. */
export class WebhookRequestError extends Error {
  override readonly name = 'WebhookRequestError';
  readonly code: WebhookRequestErrorCode;

  constructor(code: WebhookRequestErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
