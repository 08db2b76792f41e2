import { shownError } from '../../api/errors.ts';
import { useTexts } from '../../texts/texts.tsx';
import { FaultText } from './fault-text.tsx';

interface ProblemTextProps {
  readonly error: unknown;
  /** Where the server said nothing. */
  readonly otherwise: string;
}

/** What went wrong: in the language of the page where it has the code, else as the server says it. */
export function ProblemText({ error, otherwise }: ProblemTextProps) {
  const { problems } = useTexts().common;
  const { code, detail } = shownError(error);
  if (detail === undefined) return <>{otherwise}</>;
  const known = code !== undefined && Object.hasOwn(problems, code) ? problems[code] : undefined;
  const isWhole = known !== undefined && !known.endsWith(':');
  return (
    <>
      {known} {!isWhole && <FaultText>{detail}</FaultText>}
    </>
  );
}
