import { CopyButton } from '../../../parts/buttons/copy-button.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { Payload } from '../webhooks/payload.tsx';

/** The full URL of a path on this server, with the path prefix if it has one. */
const addressOf = (path: string): string => new URL(path, document.baseURI).href;

/** An example of a call of this server's API, and links to its documentation. */
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
        {/* Plain links, because the server makes these pages; the router does not know them. */}
        <a href={addressOf('docs')}>{api.reference}</a>
        <a href={addressOf('openapi.yaml')}>{api.document}</a>
      </div>
    </section>
  );
}
