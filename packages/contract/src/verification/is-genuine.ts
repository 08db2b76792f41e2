import { createHmac, timingSafeEqual } from 'node:crypto';

/** @param body the bytes as received: `express.raw({ type: 'application/json' })`, `await request.arrayBuffer()` in a Uint8Array */
export function isGenuine(header: string | undefined, body: Uint8Array, secrets: string[], now = Date.now() / 1000) {
  if (!header || header.length > 2048) return false;
  const times: string[] = [];
  const macs: string[] = [];
  for (const part of header.split(',')) {
    const equals = part.indexOf('=');
    if (equals === -1) return false;
    const name = part.slice(0, equals).trim();
    if (name === 't') times.push(part.slice(equals + 1).trim());
    if (name === 'v1') macs.push(part.slice(equals + 1).trim());
  }
  const [t = ''] = times;
  if (times.length !== 1 || !/^[0-9]{1,12}$/.test(t)) return false;
  if (macs.length < 1 || macs.length > 10 || !macs.every((mac) => /^[0-9a-f]{64}$/i.test(mac))) return false;
  if (Math.abs(Math.floor(now) - Number(t)) > 300) return false;
  return secrets.some((secret) => {
    const mine = createHmac('sha256', secret).update(`${t}.`).update(body).digest();
    return macs.some((mac) => timingSafeEqual(mine, Buffer.from(mac, 'hex')));
  });
}
