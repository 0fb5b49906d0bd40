import { eq } from 'drizzle-orm'
import { readAvatar } from '../../engines/file-work/pictures.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { notFound } from '../../kernel/refusals.ts'
import { files, users } from '../../kernel/tables.ts'
import { readUploadedPicture } from '../../kernel/uploaded-picture.ts'

/** A picture as the square that is kept of it. @throws ApiError 400 for anything that isn't a picture, is damaged or too large */
export const readPicture = (file: File): Promise<Blob> =>
  readUploadedPicture(file, { name: 'image', most: 5, read: readAvatar })

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
