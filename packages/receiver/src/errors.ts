import { SIGNATURE_HEADER, type SignatureVerdict } from '@linkvitals/contract/signature';

export type WebhookVerificationErrorCode = Exclude<SignatureVerdict, 'valid'>;
export type WebhookPayloadErrorCode = 'invalid_json' | 'invalid_envelope';
export type WebhookRequestErrorCode =
  | 'method_not_allowed'
  | 'unsupported_content_type'
  | 'unsupported_content_encoding'
  | 'body_too_large'
  | 'body_incomplete'
  | 'body_already_read';

/** The refusal of a request. The message has the code in words, and details if there are any. */
export abstract class WebhookError<Code extends string> extends Error {
  declare readonly code: Code;
  /** The HTTP status to answer with. */
  declare readonly status: number;

  constructor(status: number, code: Code, detail?: string) {
    super(code.replaceAll('_', ' ') + (detail ? `: ${detail}` : ''));
    this.status = status;
    this.code = code;
  }
}

/** The request is not proved to come from the service. Answer it with 401 and nothing else. */
export class WebhookVerificationError extends WebhookError<WebhookVerificationErrorCode> {
  override readonly name = 'WebhookVerificationError';

  constructor(code: WebhookVerificationErrorCode) {
    super(401, code, verificationDetails[code] ?? `give ${SIGNATURE_HEADER}`);
  }
}

const verificationDetails: Partial<Record<WebhookVerificationErrorCode, string>> = {
  timestamp_out_of_tolerance: 'compare the clocks',
  no_match: 'another secret, or not the raw bytes',
};

/** The signature is valid, but the body is not: no UTF-8 JSON, or no event envelope. Answer it with 400. */
export class WebhookPayloadError extends WebhookError<WebhookPayloadErrorCode> {
  override readonly name = 'WebhookPayloadError';
}

/** The request failed before its signature was checked. `body_already_read` is a mistake in the set-up of this receiver. */
export class WebhookRequestError extends WebhookError<WebhookRequestErrorCode> {
  override readonly name = 'WebhookRequestError';
}
