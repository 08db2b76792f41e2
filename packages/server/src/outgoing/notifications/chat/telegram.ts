import { type ChatAdapter, listed } from './chat-adapter.ts';

const MAX_LIST = 3_000;

/** Collects text and its formats. Telegram counts in UTF-16 units, like strings here. */
function formatted() {
  let text = '';
  const entities: { type: string; offset: number; length: number; url?: string }[] = [];
  return {
    add(part: string, type?: 'bold' | 'code' | 'text_link', url?: string) {
      const place = { offset: text.length, length: part.length };
      if (type !== undefined && part !== '') entities.push({ type, ...place, ...(url === undefined ? {} : { url }) });
      text += part;
    },
    done: () => ({ text, entities }),
  };
}

/**
 * Requests `sendMessage` of the Telegram Bot API. The formats are beside the text, not in it, so nothing in the text is markup.
 * https://core.telegram.org/bots/api#sendmessage
 */
export const telegram: ChatAdapter = {
  request: ({ url, token, chatId }, message) => {
    const { title, facts, closing, link } = message;
    const written = formatted();
    written.add(title, 'bold');
    for (const [label, value] of facts) written.add(`\n${label}: ${value}`);
    for (const { title: name, lines, rest } of listed(message, ({ quoted, note }) => `${quoted}\n${note}`, MAX_LIST)) {
      if (name !== undefined) {
        written.add('\n');
        written.add(name, 'bold');
      }
      for (const line of lines) {
        const [quoted = '', note] = line.split('\n');
        written.add('\n• ');
        written.add(quoted, 'code');
        if (note) written.add(` (${note})`);
      }
      for (const line of rest) written.add(`\n${line}`);
    }
    if (closing !== '') written.add(`\n${closing}`);
    if (link !== undefined) {
      written.add('\n');
      written.add(link.label, 'text_link', link.url);
    }
    return {
      url: `${url.replace(/\/$/, '')}/bot${token}/sendMessage`,
      body: { chat_id: chatId, ...written.done(), link_preview_options: { is_disabled: true } },
    };
  },
  retryAfter: (body) => {
    const wanted = /"retry_after"\s*:\s*(\d{1,6})/.exec(body)?.[1];
    return wanted === undefined ? undefined : Number(wanted);
  },
};
