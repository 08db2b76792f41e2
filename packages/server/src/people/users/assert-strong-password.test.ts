import { expect, it } from 'vitest';
import { assertStrongPassword } from './assert-strong-password.ts';

const known = ['ada.lovelace@example.com', 'Ada Lovelace'];
const check = (password: string): Promise<void> => assertStrongPassword(password, { pointer: '#/password', known });

it.each(['password', 'qwertyuiop', 'aaaaaaaaaaaa', 'Linkvitals1', 'ada.lovelace', 'lovelace1815', '12345678'])(
  'refuses %s',
  async (password) => {
    await expect(check(password)).rejects.toMatchObject({
      code: 'weak_password',
      options: { errors: [{ pointer: '#/password', detail: expect.stringMatching(/guess.*\.$/) }] },
    });
  },
);

it.each(['violet-harbour-71-kite', 'mTq8#vLz2pW', 'ветер над тихой рекой'])('takes %s', async (password) => {
  await check(password);
});
