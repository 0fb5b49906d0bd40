import { FileRefused } from '../../kernel/file-refused.ts'

/** A picture that is shown whole. */
export interface WholePicture {
  bytes: Uint8Array
  width: number
  height: number
}

/** Longest edge that is kept, in pixels. */
const longestEdge = 1600
/** Pixels of a picture that are read at most: small files can unfold to pictures without end. */
const pixelLimit = 50_000_000
const formats = new Set(['png', 'jpeg', 'webp'])

/**
 * A picture as WebP with nothing else of the file in it, at most 1600 pixels wide and high.
 * @throws FileRefused for anything that isn't a PNG, JPEG or WebP by its content, or is damaged
 */
export async function wholePicture(bytes: Uint8Array, file: string): Promise<WholePicture> {
  // Loaded with the first picture.
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' })
    const { format } = await image.metadata()
    if (!formats.has(format)) throw new Error(`${format} is not taken`)
    const fitted = image.rotate().resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true })
    const { data, info } = await fitted.webp({ quality: 85 }).toBuffer({ resolveWithObject: true })
    return { bytes: new Uint8Array(data), width: info.width, height: info.height }
  } catch {
    throw new FileRefused({ file, reason: "Can't read this image. Choose a PNG, JPEG, or WebP file." })
  }
}
