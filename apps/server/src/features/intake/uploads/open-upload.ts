import type { UploadedFile } from '@dragoman/sdk/operations/uploads'
import { inArray } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne } from '../../../kernel/database/one-row.ts'
import type { Objects } from '../../../kernel/objects.ts'
import { noteArchive, takeFilesOf } from './archives.ts'
import { uploads } from './tables.ts'

/** Makes an upload of each file in an archive. */
export async function openUpload(
  { db, objects, session }: { db: Database; objects: Objects; session: SignedIn },
  archive: File,
): Promise<Required<Pick<UploadedFile, 'files' | 'notTaken'>>> {
  const files: NonNullable<UploadedFile['files']> = []
  const notTaken = await takeFilesOf({ name: archive.name, content: archive }, async ({ name, path, content }) => {
    const stored = await objects.put(db, {
      accountId: session.account.id,
      name,
      mediaType: 'application/octet-stream',
      content,
    })
    const { id } = await insertOne(db, uploads, { userId: session.user.id, name, fileKey: stored.key })
    files.push({ uuid: id, name, path, size: stored.size, hash: stored.hash })
  })
  const archiveId = await noteArchive(db, archive.name, notTaken)
  if (archiveId !== null)
    await db
      .update(uploads)
      .set({ archiveId })
      .where(
        inArray(
          uploads.id,
          files.map(({ uuid }) => uuid),
        ),
      )
  return { files, notTaken }
}
