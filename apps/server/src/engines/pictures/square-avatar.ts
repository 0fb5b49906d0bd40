import { FileRefused } from '../../kernel/file-refused.ts'

/** Edge of the square that is kept, in pixels; twice what the largest place shows. */
const edge = 256
/** Pixels of a picture that are read at most: small files can unfold to pictures without end. */
const pixelLimit = 50_000_000
const formats = new Set(['png', 'jpeg', 'webp'])

/**
 * A picture as a square WebP with nothing else of the file in it: no place, no camera, no comment, no script.
 * @throws FileRefused for anything that isn't a PNG, JPEG or WebP by its content, or is damaged
 */
export async function squareAvatar(bytes: Uint8Array, file: string): Promise<Uint8Array> {
  // Loaded with the first picture.
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' })
    const { format } = await image.metadata()
    if (!formats.has(format)) throw new Error(`${format} is not taken`)
    const square = image.rotate().resize(edge, edge, { fit: 'cover' })
    return new Uint8Array(await square.webp({ quality: 85 }).toBuffer())
  } catch {
    throw new FileRefused({ file, reason: "Can't read this image. Choose a PNG, JPEG, or WebP file." })
  }
}
