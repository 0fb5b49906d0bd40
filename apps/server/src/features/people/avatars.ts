import { eq } from 'drizzle-orm'
import { readAvatar } from '../../engines/file-work/pictures.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { FileRefused } from '../../kernel/file-refused.ts'
import { invalid, notFound } from '../../kernel/refusals.ts'
import { files, users } from '../../kernel/tables.ts'

/** Largest picture that is taken, in bytes. */
const avatarLimit = 5 * 1024 * 1024

/** A picture as the square that is kept of it. @throws ApiError 400 for anything that isn't a picture, is damaged or too large */
export async function readPicture(file: File): Promise<Blob> {
  if (file.size > avatarLimit) throw invalid('body.file', 'The image is larger than 5 MB. Choose a smaller one.')
  try {
    return await readAvatar(file, file.name)
  } catch (error) {
    if (error instanceof FileRefused) throw invalid('body.file', error.reason)
    throw error
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
