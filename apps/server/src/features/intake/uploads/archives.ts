import type { IngestionStatus } from '@dragoman/sdk/operations/projects'
import { and, asc, eq, inArray, lt, ne, notExists } from 'drizzle-orm'
import type { NotTakenFile } from '../../../engines/archives/not-taken-file.ts'
import { unpackArchive, type UnpackedFile } from '../../../engines/file-work/archives.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne } from '../../../kernel/database/one-row.ts'
import { orRefuse } from '../../../kernel/failure.ts'
import { archives, projectArchives } from './tables.ts'

type TakenFile = Extract<UnpackedFile, { path: string }>

/**
 * Opens an archive, does something with each file in it, and answers what is not taken, files of operating systems last.
 * 422 for one that cannot be opened as a whole. `also`: extensions of files that are taken although they can't be translated.
 */
export async function takeFilesOf(
  { name, content }: { name: string; content: Blob },
  take: (file: TakenFile & { name: string }) => Promise<unknown>,
  also: readonly string[] = [],
): Promise<NotTakenFile[]> {
  const notTaken: NotTakenFile[] = []
  await orRefuse(async () => {
    for await (const file of unpackArchive(content, name, also)) {
      if ('notTaken' in file) notTaken.push(file.notTaken)
      else await take({ ...file, name: file.path.slice(file.path.lastIndexOf('/') + 1) })
    }
  })
  const isOfSystem = ({ code }: NotTakenFile) => code === 'SYSTEM_FILE'
  return [...notTaken.filter((one) => !isOfSystem(one)), ...notTaken.filter(isOfSystem)]
}

/** Keeps what an archive has that is not taken; null for one of which everything is. */
export async function noteArchive(
  db: Database,
  name: string,
  notTaken: readonly NotTakenFile[],
): Promise<string | null> {
  return notTaken.length === 0 ? null : (await insertOne(db, archives, { name, notTaken })).id
}

/** Notes that a file of a project came in an archive; an earlier one of the same name is replaced. */
export async function noteProjectArchive(db: Database, projectId: string, archiveId: string): Promise<void> {
  const [archive] = await db.select().from(archives).where(eq(archives.id, archiveId))
  if (!archive) return
  await forgetProjectArchive(db, projectId, archive)
  await db.insert(projectArchives).values({ projectId, archiveId }).onConflictDoNothing()
}

/** Forgets what of a project's archives of one name was not taken, but for one of them. */
export async function forgetProjectArchive(
  db: Database,
  projectId: string,
  { name, id }: { name: string; id?: string },
): Promise<void> {
  const sameName = db
    .select({ id: archives.id })
    .from(archives)
    .where(and(eq(archives.name, name), id === undefined ? undefined : ne(archives.id, id)))
  await db
    .delete(projectArchives)
    .where(and(eq(projectArchives.projectId, projectId), inArray(projectArchives.archiveId, sameName)))
}

/** The archives that files of a project came in, with what was not taken of them. */
export async function archivesOf(db: Database, projectId: string): Promise<NonNullable<IngestionStatus['archives']>> {
  const rows = await db
    .select({ uuid: archives.id, name: archives.name, notTaken: archives.notTaken })
    .from(projectArchives)
    .innerJoin(archives, eq(archives.id, projectArchives.archiveId))
    .where(eq(projectArchives.projectId, projectId))
    .orderBy(asc(archives.createdAt), asc(archives.id))
  return rows.map(({ notTaken, ...archive }) => ({ ...archive, notTaken: [...notTaken] }))
}

/** Forgets archives whose uploads have expired without a project. */
export async function removeUnusedArchives(db: Database, before: Date): Promise<void> {
  const used = db.select().from(projectArchives).where(eq(projectArchives.archiveId, archives.id))
  await db.delete(archives).where(and(lt(archives.createdAt, before), notExists(used)))
}
