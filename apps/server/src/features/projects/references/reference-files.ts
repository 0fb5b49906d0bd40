import type { ReferenceFile } from '@dragoman/sdk/operations/projects'
import { and, asc, count, eq } from 'drizzle-orm'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { referenceFiles } from '../files/tables.ts'
import { impossible, invalid } from '../../../kernel/refusals.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Objects } from '../../../kernel/objects.ts'
import type { ProjectRow } from '../find-project.ts'
import type { ZipFile } from '../downloads/zip-stream.ts'
import { insertOne } from '../../../kernel/database/one-row.ts'

type ReferenceRow = typeof referenceFiles.$inferSelect

/** Most reference files of a project. */
const most = 200

/** The reference files of some projects, in the order in which they were added. */
export async function referenceFilesOf(db: Database, projectIds: readonly string[]): Promise<ReferenceRow[]> {
  if (projectIds.length === 0) return []
  return db
    .select()
    .from(referenceFiles)
    .where(isOneOf(referenceFiles.projectId, projectIds))
    .orderBy(asc(referenceFiles.createdAt), asc(referenceFiles.id))
}

/** Adds a file to a held project; 422 when its name is taken or there are 200 already. */
export async function addReferenceFile(
  { db, objects, session }: { db: Database; objects: Objects; session: SignedIn },
  project: ProjectRow,
  file: File,
): Promise<ReferenceRow> {
  const name = requireFileName(file)
  const [present] = await db
    .select({ total: count() })
    .from(referenceFiles)
    .where(eq(referenceFiles.projectId, project.id))
  if ((present?.total ?? 0) >= most) {
    throw impossible(`A project can have up to ${most} reference files. Remove some first.`, 'TOO_MANY', {
      limit: most,
    })
  }
  const [same] = await db
    .select({ id: referenceFiles.id })
    .from(referenceFiles)
    .where(and(eq(referenceFiles.projectId, project.id), eq(referenceFiles.name, name)))
  if (same) {
    const message = `A reference file named ${name} already exists. Remove it first, or choose another name.`
    throw impossible(message, 'NAME_TAKEN', { referenceFileUuid: same.id })
  }
  const mediaType = 'application/octet-stream'
  const stored = await objects.put(db, { accountId: project.accountId, name, mediaType, content: file })
  const row = await insertOne(db, referenceFiles, {
    projectId: project.id,
    name,
    fileKey: stored.key,
    size: stored.size,
    hash: stored.hash,
    creatorId: session.user.id,
  })
  return row
}

/** The name of an uploaded file; 400 where no file could be called so. */
export function requireFileName(file: File): string {
  const name = file.name.trim()
  if (name === '' || name === '.' || name === '..' || /[/\\\p{Cc}]/u.test(name) || name.length > 255) {
    throw invalid('body.File', 'The file needs a name of at most 255 characters, without slashes.')
  }
  return name
}

/** Takes a file out of a held project; 404 for one of another. Its content goes with the next tidying. */
export async function removeReferenceFile(db: Database, project: ProjectRow, id: string): Promise<ReferenceRow> {
  return oneOrNotFound(
    await db
      .delete(referenceFiles)
      .where(and(eq(referenceFiles.id, id), eq(referenceFiles.projectId, project.id)))
      .returning(),
    'reference file in this project',
  )
}

export const showReferenceFile = ({ id, name, size, createdAt }: ReferenceRow): ReferenceFile => ({
  uuid: id,
  name,
  size,
  creation: createdAt.getTime(),
})

/** What the container of a project's reference files is made of. */
export async function referenceContents(db: Database, objects: Objects, project: ProjectRow): Promise<ZipFile[]> {
  const rows = await referenceFilesOf(db, [project.id])
  return rows.map(({ name, fileKey, createdAt }) => ({
    name,
    changed: createdAt,
    content: () => objects.content(fileKey),
  }))
}
