import sharp from 'sharp';

/** Pixels as red, green, blue and alpha, a byte each. */
export interface Image {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

export async function readImage(path: string): Promise<Image> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Writes a PNG or, by the name of the file, a lossless WebP, which needs a third of the room in the repository. */
export async function writeImage(path: string, { width, height, data }: Image): Promise<void> {
  const image = sharp(data, { raw: { width, height, channels: 4 } });
  await (path.endsWith('.webp') ? image.webp({ lossless: true, effort: 6 }) : image.png()).toFile(path);
}
