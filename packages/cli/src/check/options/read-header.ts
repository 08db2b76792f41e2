import { InvalidArgumentError } from 'commander';

/** A field name and value as in RFC 9110, sections 5.1 and 5.5; only visible ASCII. */
const FIELD = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):([\x20-\x7e\t]*)$/;
/** Headers that decide how the message is read, or belong to the connection. Users must not set them. */
const OURS = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'upgrade', 'te', 'trailer']);

/** Parses `Name: value` and returns `before` with this header added. @throws InvalidArgumentError */
export function readHeader(text: string, before: Readonly<Record<string, string>> = {}): Record<string, string> {
  const [, name, value = ''] = FIELD.exec(text) ?? [];
  if (name === undefined)
    throw new InvalidArgumentError(`Write it as "Name: value", e.g. "Authorization: Bearer abc".`);
  if (OURS.has(name.toLowerCase())) throw new InvalidArgumentError(`${name} is set by the program itself.`);
  return { ...before, [name]: value.trim() };
}
