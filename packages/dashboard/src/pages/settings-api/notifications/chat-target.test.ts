import { expect, it } from 'vitest';
import { chatTarget } from './chat-target.ts';

it('has only the fields of the chat', () => {
  const values = { url: 'https://hooks.example.com/x', chat_id: '1' };
  expect(chatTarget('slack', values)).toEqual({ slack: { url: 'https://hooks.example.com/x' } });
});

it('leaves out empty fields', () => {
  expect(chatTarget('ntfy', { url: 'https://ntfy.example.com/t', token: '' })).toEqual({
    ntfy: { url: 'https://ntfy.example.com/t' },
  });
  expect(chatTarget('telegram', { bot_token: '1:a', chat_id: '-5', api_url: '' })).toEqual({
    telegram: { bot_token: '1:a', chat_id: '-5' },
  });
});
