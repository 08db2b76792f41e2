import { sayFault } from '../../texts/say-fault.ts';
import { useTexts } from '../../texts/texts.tsx';
import { ServerText } from './server-text.tsx';

/** What is wrong with a value: in the language of the page where it has the sentence, else as the server says it. */
export function FaultText({ children: said }: { readonly children: string }) {
  const text = sayFault(useTexts().common.faults, said);
  return text ?? <ServerText>{said}</ServerText>;
}
