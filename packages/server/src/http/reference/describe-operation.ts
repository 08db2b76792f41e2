import type { JsonSchema, Operation } from '@linkvitals/contract';
import { memberRows, schemaLink, typeOf } from './describe-schema.ts';
import { escapeHtml, inline, prose } from './text.ts';

export interface Described {
  readonly summary: string | undefined;
  readonly description: string | undefined;
}

function callers({ takesKey, takesSession, isPublic, scope }: Operation): string {
  if (isPublic) return 'Anybody, without credentials.';
  const key = takesKey ? [`an API key with the scope <code>${escapeHtml(scope ?? '')}</code>`] : [];
  const session = takesSession ? ['a person who signed in (session cookie)'] : [];
  return `For ${[...key, ...session].join(', or ') || 'the operator, with the operator’s key'}.`;
}

function parametersOf({ parameters }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = memberRows(
    parameters.map(({ name, in: place, required = false, description, schema }) => ({
      name: place === 'header' ? `${name}:` : place === 'path' ? `{${name}}` : `?${name}`,
      required,
      schema: description === undefined || '$ref' in schema ? schema : { ...schema, description },
    })),
  );
  return `<h4>Parameters</h4><div class="wide" tabindex="0"><table>${rows}</table></div>`;
}

function responsesOf({ responses }: Operation): string {
  const items = [...responses].map(([status, { description, content }]) => {
    const schemas = Object.values(content ?? {}).map(({ schema }) => typeOf(schema as JsonSchema));
    const body = schemas.length === 0 ? '' : ` ${[...new Set(schemas)].join(', ')}`;
    return `<tr><th scope="row">${escapeHtml(status)}</th><td>${inline(description.trim())}</td><td>${body}</td></tr>`;
  });
  return `<h4>Answers</h4><div class="wide" tabindex="0"><table>${items.join('\n')}</table></div>`;
}

/** The section of an operation: its address, its permission, its input and its answers */
export function describeOperation(operation: Operation, { summary, description }: Described): string {
  const { id, method, path, body } = operation;
  const takes =
    body === undefined ? '' : `<p>Body: ${typeOf(body.schema as JsonSchema)}${body.required ? '' : ', optional'}</p>`;
  return `<section id="${id}"><h3>${inline(summary ?? id)}</h3>
<p class="address"><b class="${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path).replaceAll('/', '/<wbr>')}</code></p>
${prose(description)}
<p>${callers(operation)} <small>operationId <code>${id}</code></small></p>
${takes}${parametersOf(operation)}${responsesOf(operation)}</section>`;
}

/** The section of an event that the service sends */
export function describeEvent(name: string, { summary, description }: Described, schema: string | undefined): string {
  const body = schema === undefined ? '' : `<p>Body: ${schemaLink(schema)}</p>`;
  return `<section id="event-${escapeHtml(name)}"><h3><code>${escapeHtml(name)}</code></h3><p>${inline(summary ?? '')}</p>${prose(description)}${body}</section>`;
}
