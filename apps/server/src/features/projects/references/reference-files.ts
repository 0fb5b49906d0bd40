import type { ReferenceFile } from '@dragoman/sdk/operations/projects'
import { and, asc, eq } from 'drizzle-orm'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { referenceFiles } from '../../work/file-tables.ts'
import { impossible, invalid } from '../../../kernel/refusals.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Objects } from '../../../kernel/objects.ts'
import type { ProjectRow } from '../../work/find-project.ts'
import type { ZipFile } from '../../downloads/zip-stream.ts'
import { insertOne } from '../../../kernel/database/one-row.ts'

type ReferenceRow = typeof referenceFiles.$inferSelect

export interface ReferenceContext {
  db: Database
  objects: Objects
  session: SignedIn
}

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
  context: ReferenceContext,
  project: ProjectRow,
  file: File,
): Promise<ReferenceRow> {
  const present = await referenceFilesOf(context.db, [project.id])
  const stored = await storeReference(context, file, { accountId: project.accountId, present, most, owner: 'project' })
  return insertOne(context.db, referenceFiles, { projectId: project.id, ...stored })
}

/** Stores a reference file beside those that its owner has; 422 when its name is taken or there are `most` already. */
export async function storeReference(
  { db, objects, session }: ReferenceContext,
  file: File,
  {
    accountId,
    present,
    most: limit,
    owner,
  }: { accountId: string; present: readonly { id: string; name: string }[]; most: number; owner: 'project' | 'task' },
) {
  const name = requireFileName(file)
  if (present.length >= limit) {
    throw impossible(`A ${owner} can have up to ${limit} reference files. Remove some first.`, 'TOO_MANY', { limit })
  }
  const same = present.find((each) => each.name === name)
  if (same) {
    const message = `A reference file named ${name} already exists. Remove it first, or choose another name.`
    throw impossible(message, 'NAME_TAKEN', { referenceFileUuid: same.id })
  }
  const mediaType = 'application/octet-stream'
  const { key, size, hash } = await objects.put(db, { accountId, name, mediaType, content: file })
  return { name, fileKey: key, size, hash, creatorId: session.user.id }
}

/** The name of an uploaded file; 400 where no file could be called so. */
function requireFileName(file: File): string {
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

/** The entries of the archive with a project's reference files. */
export async function referenceContents(db: Database, objects: Objects, project: ProjectRow): Promise<ZipFile[]> {
  const rows = await referenceFilesOf(db, [project.id])
  return rows.map(({ name, fileKey, createdAt }) => ({
    name,
    changed: createdAt,
    content: () => objects.content(fileKey),
  }))
}
