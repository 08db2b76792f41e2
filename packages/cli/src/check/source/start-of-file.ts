import { open } from 'node:fs/promises';

/** Reads a file up to a number of bytes. */
export async function startOfFile(path: string, limit: number): Promise<{ bytes: Buffer; isWhole: boolean }> {
  await using file = await open(path);
  const { size } = await file.stat();
  const length = Math.min(size, limit);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
  return { bytes: buffer.subarray(0, bytesRead), isWhole: size <= limit };
}
