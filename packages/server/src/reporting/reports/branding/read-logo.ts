import { ServiceError } from '../../../platform/errors.ts';

const MAX_BYTES = 256 * 1024;
const MAX_PIXELS = 2_000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Offset of the width in the first chunk of a PNG, IHDR; the height follows. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

/**
 * Elements and properties that can cost much more than their size: pictures, patterns and filters by their pixels, references by how often
 * they are drawn. The name of a property may be followed by a comment.
 */
const REFUSED =
  /<(?:[\w.-]+:)?(image|filter|feImage|use|foreignObject|style|pattern|marker)[\s/>]|<!(DOCTYPE|ENTITY)|(?<![\w-])(filter)\s*(?:[=:](?!\s*(?:["']\s*)?none\b)|\/\*)/i;
/**
 * Properties that each need a picture of its own, as large as the logo. Drawing programs also write values without effect, which do not
 * match.
 */
const LAYER =
  /(?<![\w-])(?:opacity|mix-blend-mode|isolation|clip-path|mask)\s*(?:[=:](?!\s*(?:["']\s*)?(?:1(?:\.0+)?|normal|auto|none)\s*["';])|\/\*)/gi;
const MAX_LAYERS = 64;
const LAST_CHARACTER = 0x10ffff;

const refuse = (detail: string): never => {
  throw new ServiceError('invalid_logo', detail);
};

export interface Logo {
  /** SVG that is to be drawn. */
  readonly svg: string;
  readonly isVector: boolean;
}

/** Checks a logo before anything is drawn. @throws ServiceError `invalid_logo` */
export function readLogo(bytes: Buffer): Logo {
  if (bytes.length > MAX_BYTES) refuse('The logo may have 256 KiB at most.');
  return bytes.subarray(0, PNG.length).equals(PNG) ? readPng(bytes) : readSvg(bytes);
}

function readPng(bytes: Buffer): Logo {
  if (bytes.length < HEIGHT_AT + 4 || bytes.toString('latin1', 12, 16) !== 'IHDR') refuse('The PNG is broken.');
  const [width, height] = [bytes.readUInt32BE(WIDTH_AT), bytes.readUInt32BE(HEIGHT_AT)];
  if (width < 1 || height < 1 || width > MAX_PIXELS || height > MAX_PIXELS) {
    refuse(`The PNG has ${width} by ${height} pixels; it may be ${MAX_PIXELS} wide and high at most.`);
  }
  const href = `data:image/png;base64,${bytes.toString('base64')}`;
  const size = `width="${width}" height="${height}"`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image href="${href}" ${size}/></svg>`,
    isVector: false,
  };
}

/** Replaces character references as a parser does: values of attributes may have the number of a character in its place. */
const withCharacters = (xml: string): string =>
  xml.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (written, hex?: string, decimal?: string) => {
    const number = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return number > LAST_CHARACTER ? written : String.fromCodePoint(number);
  });

function readSvg(bytes: Buffer): Logo {
  const svg = new TextDecoder().decode(bytes);
  if (!/<(?:[\w.-]+:)?svg[\s>]/.test(svg)) refuse('The logo is neither PNG nor SVG.');
  const read = withCharacters(svg);
  const found = REFUSED.exec(read);
  if (found !== null) {
    const what = found[1] ?? found[3] ?? `<!${found[2]}`;
    refuse(`The SVG has ${what}, which is not drawn here. Export it without, or save it as PNG.`);
  }
  if ((read.match(LAYER)?.length ?? 0) > MAX_LAYERS)
    refuse(
      `The SVG has more than ${MAX_LAYERS} parts with opacity, a mask or a clip path. Export it flattened, or save it as PNG.`,
    );
  return { svg, isVector: true };
}
