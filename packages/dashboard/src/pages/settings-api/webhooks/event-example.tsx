import type { SubscribableEventType } from '@linkvitals/contract/types';
import brokenLinksFound from '@linkvitals/receiver/schemas/broken_links.found.example.json';
import crawlCompleted from '@linkvitals/receiver/schemas/crawl.completed.example.json';
import crawlFailed from '@linkvitals/receiver/schemas/crawl.failed.example.json';
import crawlStarted from '@linkvitals/receiver/schemas/crawl.started.example.json';
import { CopyButton } from '../../../parts/buttons/copy-button.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { Payload } from './payload.tsx';

/** The example bodies of the contract. */
const examples: Readonly<Record<SubscribableEventType, unknown>> = {
  'crawl.started': crawlStarted,
  'crawl.completed': crawlCompleted,
  'crawl.failed': crawlFailed,
  'broken_links.found': brokenLinksFound,
};

/** The example body of an event. */
export function EventExample({ type }: { readonly type: SubscribableEventType }) {
  const { form } = useTexts().webhooks;
  const text = JSON.stringify(examples[type], null, 2);
  return (
    <div class="stack tight">
      <Payload label={form.exampleOf(type)} text={text} low />
      <div class="row">
        <CopyButton value={text} what={form.exampleOf(type)} />
      </div>
    </div>
  );
}
