import { eq } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { invalid, notFound } from '../../kernel/refusals.ts'
import { files, users } from '../../kernel/tables.ts'

/** Largest picture that is taken, in bytes. */
const avatarLimit = 5 * 1024 * 1024
/** Edge of the square that is kept, in pixels; twice what the largest place shows. */
const edge = 256
/** Pixels of a picture that are read at most: small files can unfold to pictures without end. */
const pixelLimit = 50_000_000
const formats = new Set(['png', 'jpeg', 'webp'])

/**
 * A picture as a square WebP with nothing else of the file in it: no place, no camera, no comment, no script.
 * @throws ApiError 400 for what is no PNG, JPEG or WebP by its content, is damaged or too large
 */
export async function squareAvatar(file: Blob): Promise<Blob> {
  if (file.size > avatarLimit) throw invalid('body.file', 'The image is larger than 5 MB. Choose a smaller one.')
  const content = new Uint8Array(await file.arrayBuffer())
  // Loaded with the first picture.
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(content, { limitInputPixels: pixelLimit, failOn: 'error' })
    const { format } = await image.metadata()
    if (!formats.has(format)) throw new Error(`${format} is not taken`)
    const square = image.rotate().resize(edge, edge, { fit: 'cover' })
    return new Blob([Uint8Array.from(await square.webp({ quality: 85 }).toBuffer())], { type: 'image/webp' })
  } catch {
    throw invalid('body.file', "Can't read this image. Choose a PNG, JPEG, or WebP file.")
  }
}

/** The key of a picture that a person of the caller's account has; 404 for any other. */
export async function findAvatar(db: Database, session: SignedIn, key: string): Promise<string> {
  const [found] = await db
    .select({ key: files.key, accountId: users.accountId })
    .from(users)
    .innerJoin(files, eq(files.key, users.avatarKey))
    .where(eq(users.avatarKey, key))
  if (found?.accountId !== session.account.id) throw notFound('picture')
  return found.key
}
