import { keyOfByline } from '@linkvitals/contract/wording/byline';
import { useTexts } from '../../texts/texts.tsx';

/** Shows who did something as people read it: an API key is said to be one, in the language of the page. */
export function useByline(): (by: string) => string {
  const { audit } = useTexts();
  return (by) => {
    const key = keyOfByline(by);
    return key === undefined ? by : `${audit.actors['api-key']} ${key}`;
  };
}
