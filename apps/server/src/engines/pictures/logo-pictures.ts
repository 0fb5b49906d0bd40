import { FileRefused } from '../../kernel/file-refused.ts'
import { safeSvg } from './safe-svg.ts'

/** Pictures of a logo: what was uploaded without anything but the picture, and variants as PNG. */
export interface LogoPictures {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml'
  /** Pixels of the original. */
  width: number
  height: number
  original: Uint8Array
  /** 256 by 256 pixels. */
  square: Uint8Array
  /** Up to 640 by 160 pixels. */
  wide: Uint8Array
}

/** Pixels that are read at most: small files can unfold to pictures without end. */
const pixelLimit = 25_000_000
/** Longest edge of an original that is kept, in pixels. */
const longestEdge = 2000
const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * Reads a logo by its content, whatever its name says.
 * @throws FileRefused where it isn't a PNG, JPEG, WebP, or SVG, or is damaged
 */
export async function makeLogoPictures(bytes: Uint8Array, file: string): Promise<LogoPictures> {
  // Loaded with the first picture.
  const { default: sharp } = await import('sharp')
  try {
    const svg = looksLikeSvg(bytes) ? cleaned(bytes) : null
    const source = svg ?? bytes
    const limits = { limitInputPixels: pixelLimit, failOn: 'error' } as const
    const { format, width, height } = await sharp(source, svg ? {} : limits).metadata()
    if (!svg && format !== 'png' && format !== 'jpeg' && format !== 'webp') throw new Error('not one of the formats')
    // Vectors are drawn as large as the variant needs them; others come upright, as the camera noted.
    const drawn = (edge: number) =>
      svg
        ? sharp(source, { ...limits, density: densityFor(edge, Math.max(width, height)) })
        : sharp(source, limits).rotate()
    const png = async (picture: ReturnType<typeof drawn>) => new Uint8Array(await picture.png().toBuffer())
    const square = await png(drawn(512).resize(256, 256, { fit: 'contain', background: transparent }))
    const wide = await png(drawn(1280).resize(640, 160, { fit: 'inside' }))
    if (svg) return { mediaType: 'image/svg+xml', width, height, original: svg, square, wide }
    const { data, info } = await sharp(source, limits)
      .rotate()
      .resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true })
    const mediaType = `image/${format as 'png' | 'jpeg' | 'webp'}` as const
    return { mediaType, width: info.width, height: info.height, original: new Uint8Array(data), square, wide }
  } catch {
    throw new FileRefused({ file, reason: "Can't read this logo. Choose a PNG, JPEG, WebP, or SVG file." })
  }
}

const looksLikeSvg = (bytes: Uint8Array) => /<svg[\s>]/i.test(new TextDecoder().decode(bytes.subarray(0, 64 * 1024)))

function cleaned(bytes: Uint8Array): Uint8Array {
  return new TextEncoder().encode(safeSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
}

/** Dots per inch with which a vector drawing gets an edge of so many pixels; 72 gives it the size that it has itself. */
const densityFor = (wanted: number, edge: number) => Math.min(Math.max((72 * wanted) / edge, 1), 2400)
