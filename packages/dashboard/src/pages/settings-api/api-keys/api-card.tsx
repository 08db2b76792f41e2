import { CopyButton } from '../../../parts/buttons/copy-button.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { Payload } from '../webhooks/payload.tsx';

/** An address of this server, also behind a path prefix. */
const addressOf = (path: string): string => new URL(path, document.baseURI).href;

/** How to call the API of this server, and where all of it is described. */
export function ApiCard() {
  const { api } = useTexts().apiKeys;
  const command = `curl -H 'Authorization: Bearer lv_…' ${addressOf('api/v1/domains')}`;
  return (
    <section class="card pad stack tight" aria-label={api.title}>
      <h2>{api.title}</h2>
      <p>{api.text}</p>
      <Payload label={api.command} text={command} low />
      <div class="row">
        <CopyButton value={command} what={api.command} />
        {/* The server makes these pages: no address of the dashboard. */}
        <a href={addressOf('docs')}>{api.reference}</a>
        <a href={addressOf('openapi.yaml')}>{api.document}</a>
      </div>
    </section>
  );
}
