import { keyOfByline } from '@linkvitals/contract/wording/byline';
import { useTexts } from '../../texts/texts.tsx';

/** Returns a function that names who did something. For an API key, it says so in the language of the page. */
export function useByline(): (by: string) => string {
  const { audit } = useTexts();
  return (by) => {
    const key = keyOfByline(by);
    return key === undefined ? by : `${audit.actors['api-key']} ${key}`;
  };
}
