/** The reasons for which a page was not rendered. */
export const RENDER_FAILURES = ['timeout', 'crashed', 'memory', 'limit', 'browser'] as const;

/**
 * `timeout`: its scripts did not come to an end. `crashed`, `memory`: its process ended, or was ended because it grew beyond its bound.
 * `limit`: the page is too large. `browser`: there is no browser, or it failed to carry out a command.
 */
export type RenderFailure = (typeof RENDER_FAILURES)[number];

/** Headers as `outbound` returns them: lower-case names; several values of `set-cookie` and `link` are joined by `\n`. */
type Headers = Readonly<Record<string, string>>;

/** A request that the scripts of a page make. */
export interface ScriptRequest {
  readonly url: string;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'OPTIONS';
  /** `code`: a script or stylesheet, which the page names; `data`: a request that a script makes. */
  readonly kind: 'code' | 'data';
  readonly headers: Headers;
  /** Sent with POST only. */
  readonly body?: Uint8Array;
  readonly maxBodyBytes: number;
  /** Aborts when the page needs the response no more. */
  readonly signal: AbortSignal;
  /** To be called when the request leaves the queue of its host: time before that is not the page's. */
  readonly onSent: () => void;
}

/** The response to a request of a script, whole. Redirects are not followed: the browser follows them by further requests. */
export interface ScriptResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** A page that was received, and the way in which its scripts may make requests. */
export interface PageToRender {
  readonly url: string;
  /** The response that the crawler has: it answers the browser's request for the page, so that the page is requested once. */
  readonly response: { readonly headers: Headers; readonly body: Uint8Array };
  /** The value of `User-Agent`, which scripts see too. */
  readonly userAgent: string;
  /** Answers a request of the page's scripts. Rejects when it is refused or fails. */
  send(request: ScriptRequest): Promise<ScriptResponse>;
  readonly signal: AbortSignal;
}

/** A document as its scripts have built it. */
export interface RenderedDocument {
  /** With the shadow roots as templates, and without the content of `noscript`. */
  readonly html: string;
  /** The URL that its links are relative to. */
  readonly base: string;
}

export interface RenderedPage extends RenderedDocument {
  /** Documents of frames that have no URL of their own. */
  readonly frames: readonly RenderedDocument[];
  /** URLs that scripts of the page wanted to lead its reader to; the first ones. */
  readonly away: readonly string[];
  /** Some of the document was left out, because it is larger than the limit. */
  readonly isCut: boolean;
  /** False: the page was still changing, or waiting for responses, when its time was over. */
  readonly isSettled: boolean;
}

export type RenderResult = (RenderedPage | { readonly failure: RenderFailure }) & {
  readonly ms: number;
  /** Requests of its scripts that were answered. */
  readonly requests: number;
};

/** Renders pages: runs their scripts, and gives the document that these have built. */
export interface PageRendering {
  /** Faults of a page or of the browser are in the result. Rejects only when the signal aborts, with its reason. */
  render(page: PageToRender): Promise<RenderResult>;
}
