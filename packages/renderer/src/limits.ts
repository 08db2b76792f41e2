export interface RenderLimits {
  /** ms of a page, without the time in which its requests wait for the slots of their hosts. */
  readonly pageMs: number;
  /** ms until `load`, and from there until the page is read, whether it has come to rest or not. */
  readonly settleMs: number;
  /** ms without a change of the document and without a request, after which a page is complete. */
  readonly quietMs: number;
  /** ms in all that the clock of a page stands still while its requests wait for slots. */
  readonly waitMs: number;
  /** Requests of one page. */
  readonly requests: number;
  /** Bytes that one page loads, and bytes of one response. */
  readonly bytes: number;
  readonly bodyBytes: number;
  /** Characters of a document that are read. */
  readonly htmlCharacters: number;
  /** Bytes that one process of the browser may take. */
  readonly processBytes: number;
  /** Pages after which a browser is replaced. */
  readonly pagesPerBrowser: number;
}

const MIB = 1_024 * 1_024;

export const LIMITS: RenderLimits = {
  pageMs: 15_000,
  settleMs: 5_000,
  quietMs: 500,
  waitMs: 30_000,
  requests: 200,
  bytes: 20 * MIB,
  bodyBytes: 5 * MIB,
  htmlCharacters: 2 * MIB,
  processBytes: 600 * MIB,
  pagesPerBrowser: 200,
};
