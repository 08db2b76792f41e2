import { useTexts } from '../../texts/texts.tsx';
import { ServerText } from './server-text.tsx';

/** What is wrong with a value: in the language of the page where it has the sentence, else as the server says it. */
export function FaultText({ children: sentence }: { readonly children: string }) {
  const { faults } = useTexts().common;
  const [pattern, text] = faults.find(([known]) => known.test(sentence)) ?? [];
  if (pattern === undefined || text === undefined) return <ServerText>{sentence}</ServerText>;
  return <>{sentence.replace(pattern, text)}</>;
}
