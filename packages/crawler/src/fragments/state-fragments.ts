/** Fragments of one form that scripts read, on pages with paths of one form. */
interface StateFragment {
  readonly meaning: string;
  /** Form of the fragment, decoded and without `#`. */
  readonly form: RegExp;
  /** Form of the path of the page. Default: any. */
  readonly path?: RegExp;
}

/** State in base64, recognised by the first characters of JSON (`{"`), gzip, zlib, or JSON in lz-string. */
const ENCODED = /^(?:\w{1,20}[/:=])?(?:eyJ|H4sI|e[AFJN][\w+/-]|N4Ig|N4Xy)[\w+/=-]{16,}$/;
const DIFF = /\/(?:pulls?|pull-requests|commits?|compare|merge_requests)(?:\/|$)/;
const ISSUE = /\/(?:issues|pulls?|pull-requests|discussions)\/\d+/;
const PLAYGROUND = /\/(?:[\w-]*play(?:ground)?|repl|sandbox|try|demo|tryit)(?:\/|\.html?|$)/i;

/** All known forms. Forges, chats and the like run on any host, so no form has a host. */
const STATE_FRAGMENTS: readonly StateFragment[] = [
  { meaning: 'routes of applications', form: /^[/!?]/ },
  { meaning: 'lines of source files', form: /^L\d+(?:[C:]\d+)?(?:-L?\d+(?:[C:]\d+)?)?$/ },
  { meaning: 'places on maps', form: /^(?:map=)?\d{1,2}(?:\.\d+)?\/-?\d+(?:\.\d+)?\/-?\d/ },
  { meaning: 'times in media', form: /^t=\d[\d:.,hms]*$/ },
  { meaning: 'several values', form: /^[\w.-]+=[^&=]*(?:&[\w.-]+=[^&=]*)+$/ },
  { meaning: 'pages of a book reader or PDF viewer', form: /^page(?:=\d+|\/\w+\/mode\/\w+)/ },
  { meaning: 'encoded state', form: ENCODED },
  { meaning: 'source of a playground', form: /^code\/[\w+/=-]{16,}$/ },
  {
    meaning: 'state of a playground',
    form: /^(?:code|src|gist|example|json|config|state|share)[/=:]./,
    path: PLAYGROUND,
  },
  { meaning: 'views of Zulip', form: /^(?:narrow|channels|streams|settings|organization)\/./, path: /\/$/ },
  { meaning: 'comments of GitHub and Gitea', form: /^issuecomment-\d+$/, path: ISSUE },
  { meaning: 'events of GitHub', form: /^(?:event|issue|ref-(?:commit|issue|pullrequest))-[\da-f-]+$/, path: ISSUE },
  { meaning: 'discussions of GitHub', form: /^discussioncomment-\d+$/, path: ISSUE },
  { meaning: 'reviews of GitHub', form: /^(?:pullrequestreview-|discussion_r|r)\d+(?:-permalink)?$/, path: DIFF },
  { meaning: 'comments on commits of GitHub', form: /^commitcomment-\d+$/, path: DIFF },
  { meaning: 'changed files of GitHub and Gitea', form: /^diff-[\da-f]{32,64}(?:[LR]\d+(?:-[LR]?\d+)?)?$/, path: DIFF },
  {
    meaning: 'notes of GitLab',
    form: /^note_\d+$/,
    path: /\/(?:issues|merge_requests|commit|snippets|epics|work_items|incidents)\//,
  },
  { meaning: 'changed lines of GitLab', form: /^(?:diff-content-)?[\da-f]{40}(?:_\d+_\d+)?$/, path: DIFF },
  { meaning: 'lines of Bitbucket', form: /^lines-\d+(?::\d+)?(?:,\d+(?::\d+)?)*$/, path: /\/(?:src|annotate)\// },
  { meaning: 'comments of Bitbucket', form: /^comment-\d+$/, path: /\/(?:pull-requests|issues|commits)\/\w+/ },
  { meaning: 'changed files of Bitbucket', form: /^(?:chg[-_].|[Ll].+T\d+$)/, path: /\/(?:pull-requests|commits)\// },
  { meaning: 'lines of Bitbucket Data Center', form: /^\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*$/, path: /\/browse\// },
  { meaning: 'events of sourcehut', form: /^event-\d+$/, path: /^\/~[^/]+\/[^/]+\/\d+/ },
];

/** All forms in one expression: nearly all fragments match none. */
const SOME_FORM = new RegExp(STATE_FRAGMENTS.map(({ form }) => form.source).join('|'));

/** The form of nearly all ids, and of no state: a quick test for the links of tables of contents. */
const WORDS = /^[A-Za-z_-]+$/;

/**
 * The fragment holds the state of an application, or a place that its script marks: it names no element, so none can be missing.
 *
 * @param fragment decoded, without `#`
 * @param url returns the URL of the page; called only when the form of the fragment alone does not decide
 */
export function isStateFragment(fragment: string, url: () => string): boolean {
  if (WORDS.test(fragment) || !SOME_FORM.test(fragment)) return false;
  return STATE_FRAGMENTS.some(({ form, path }) => form.test(fragment) && (path?.test(new URL(url()).pathname) ?? true));
}
