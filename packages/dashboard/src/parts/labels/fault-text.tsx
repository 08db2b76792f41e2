import { sayFault } from '../../texts/say-fault.ts';
import { useTexts } from '../../texts/texts.tsx';
import { ServerText } from './server-text.tsx';

/** The fault of a value: in the language of the page if the sentence is known, else the text of the server. */
export function FaultText({ children: said }: { readonly children: string }) {
  const text = sayFault(useTexts().common.faults, said);
  return text ?? <ServerText>{said}</ServerText>;
}
