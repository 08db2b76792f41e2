import { ServiceError } from '../../platform/errors.ts';

/** Minimum estimate of zxcvbn, which gives 0 to 4; 3 is 10^8 to 10^10 guesses. */
const MIN_SCORE = 3;

type Checker = (password: string, known: string[]) => { readonly score: number; readonly feedback: Feedback };
interface Feedback {
  readonly warning: string | null;
  readonly suggestions: readonly string[];
}

let checker: Promise<Checker> | undefined;

/** Loads the dictionaries when the first password is chosen, because they take 9 MB and a quarter of a second. */
async function loadChecker(): Promise<Checker> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  });
  return (password, known) => zxcvbn.check(password, known);
}

/**
 * Refuses a weak password.
 * @param known Words that somebody who knows the person would try: address, name, the name of the account
 * @throws ServiceError `weak_password`
 */
export async function assertStrongPassword(
  password: string,
  { pointer, known }: { readonly pointer: string; readonly known: readonly string[] },
): Promise<void> {
  checker ??= loadChecker();
  const { score, feedback } = (await checker)(password, [...known, 'linkvitals']);
  if (score >= MIN_SCORE) return;
  const advice = [feedback.warning, ...feedback.suggestions].filter((text) => text !== null && text !== '');
  const detail = ['The password is easy to guess.', ...advice]
    .map((text) => `${text}`.replace(/[^.]$/, '$&.'))
    .join(' ');
  throw new ServiceError('weak_password', { detail, errors: [{ pointer, detail }] });
}
