import { shownError } from '../../api/errors.ts';
import { useTexts } from '../../texts/texts.tsx';
import { FaultText } from './fault-text.tsx';

interface ProblemTextProps {
  readonly error: unknown;
  /** The text when the server sent none. */
  readonly otherwise: string;
}

/** The text of an error: in the language of the page if the code is known, else the text of the server. */
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
