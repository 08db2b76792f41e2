/** An answer of the API that a page would request first */
export interface FirstAnswer {
  /** Path and query below the prefix of the public URL, as the page requests them: `api/v1/domains?limit=50` */
  readonly request: string;
  readonly etag?: string | undefined;
  /** JSON text. */
  readonly body: string;
}

/** The parts that differ between pages */
export interface PageContent {
  /** Files that this page runs besides those of every page */
  readonly scripts?: readonly string[];
  readonly answers?: readonly FirstAnswer[];
}

const BASE = '<base href="/">';
const HEAD_END = '</head>';
const BODY_END = '</body>';

/** Splits the page at a text. @throws Error when the page does not have the text exactly once */
function splitAt(html: string, place: string): [string, string] {
  const [before = '', after, ...others] = html.split(place);
  if (after === undefined || others.length > 0) throw new Error(`index.html of the dashboard must have one ${place}`);
  return [before, after];
}

/** Element that makes the browser fetch a script at once, instead of when the first script imports it */
const preload = (file: string): string => `<link rel="modulepreload" crossorigin href="./${file}">`;

/** Embeds answers as data in the page, which no browser runs. Without `<` no text can end the element early. */
const embed = (answers: readonly FirstAnswer[]): string => {
  const list = answers.map(
    ({ request, etag = null, body }) => `[${JSON.stringify([request, etag]).slice(1, -1)},${body}]`,
  );
  return `<script type="application/json" id="first-answers">[${list.join(',').replaceAll('<', '\\u003c')}]</script>`;
};

/**
 * Answers a function that fills the page of the dashboard for each path.
 * @param html index.html of the build
 * @param prefix beginning of all addresses in the page: `/` or `/links/`
 * @throws Error when the page lacks a place to fill
 */
export function pageTemplate(html: string, prefix: string): (content: PageContent) => string {
  const [start, afterBase] = splitAt(html, BASE);
  const [head, afterHead] = splitAt(afterBase, HEAD_END);
  const [body, end] = splitAt(afterHead, BODY_END);
  const beginning = `${start}<base href="${prefix}">${head}`;
  return ({ scripts = [], answers = [] }) => {
    const data = answers.length === 0 ? '' : embed(answers);
    return [beginning, ...scripts.map(preload), HEAD_END, body, data, BODY_END, end].join('');
  };
}
