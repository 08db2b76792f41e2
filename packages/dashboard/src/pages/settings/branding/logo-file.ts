/** As the server takes it. */
export const MAX_LOGO_BYTES = 256 * 1024;

/** Base64 of a file. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
