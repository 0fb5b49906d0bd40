import { isLanguage, unknownLanguage } from '@dragoman/sdk/languages'
import type { Import, ImportFile, ImportInBrief, ImportState } from '@dragoman/sdk/operations/imports'
import { and, count, desc, eq, gt } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { invalid, notFound } from '../../kernel/refusals.ts'
import { choiceOf } from './file-terms.ts'
import { filesOf } from './keep-files.ts'
import { importFiles, imports, type ImportFileRow, type ImportRow } from './tables.ts'
import { columnsOf } from './tables-of-kinds.ts'

const day = 24 * 60 * 60 * 1000
/** How long an import can be undone, and how long it is kept, in milliseconds. */
export const undoableFor = 7 * day
export const keptFor = 30 * day

const visible = (session: SignedIn, now: Date) =>
  and(
    eq(imports.accountId, session.account.id),
    eq(imports.createdBy, session.user.id),
    gt(imports.createdAt, new Date(now.getTime() - keptFor)),
  )

/** An import of the caller; 404 for any other. `held`: locked until the transaction ends. */
export const findImport = (
  { db, session, now }: { db: Database; session: SignedIn; now: Date },
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<ImportRow> => findVisible(db, imports, { id, visible: visible(session, now), what: 'import', held })

/** A file of an import; 404 for any other. */
export async function findImportFile(db: Database, whole: ImportRow, id: string): Promise<ImportFileRow> {
  const [row] = await db
    .select()
    .from(importFiles)
    .where(and(eq(importFiles.id, id), eq(importFiles.importId, whole.id)))
  if (!row) throw notFound('file of this import')
  return row
}

export function createImport(db: Database, session: SignedIn, sourceLocale: string): Promise<ImportRow> {
  if (!isLanguage(sourceLocale)) throw invalid('body.sourceLocale', unknownLanguage(sourceLocale))
  return insertOne(db, imports, { accountId: session.account.id, createdBy: session.user.id, sourceLocale })
}

const mostListed = 20

/** The newest imports of the caller. */
export async function listImports(db: Database, session: SignedIn, now: Date): Promise<ImportInBrief[]> {
  const rows = await db
    .select()
    .from(imports)
    .where(visible(session, now))
    .orderBy(desc(imports.createdAt))
    .limit(mostListed)
  const ids = rows.map(({ id }) => id)
  const counted = await db
    .select({ importId: importFiles.importId, files: count() })
    .from(importFiles)
    .where(isOneOf(importFiles.importId, ids))
    .groupBy(importFiles.importId)
  const files = new Map(counted.map((one) => [one.importId, one.files]))
  return rows.map((row) => ({
    uuid: row.id,
    state: row.state as ImportState,
    creationDate: row.createdAt.getTime(),
    files: files.get(row.id) ?? 0,
  }))
}

/** An import as the wire shows it. */
export async function showImport(db: Database, session: SignedIn, row: ImportRow): Promise<Import> {
  const takes = new Map<string, string[]>()
  const files = await filesOf(db, row.id)
  for (const { kind, choice } of files)
    if (choice.columns && !takes.has(kind)) takes.set(kind, await columnsOf(db, session, kind))
  return {
    uuid: row.id,
    state: row.state as ImportState,
    creationDate: row.createdAt.getTime(),
    sourceLocale: row.sourceLocale,
    ...(row.jobId !== null && { jobUuid: row.jobId }),
    ...(row.state === 'DONE' && row.endedAt && { undoableUntil: row.endedAt.getTime() + undoableFor }),
    files: files.map((file) => showFile(file, (file.choice.columns && takes.get(file.kind)) ?? [])),
    notTaken: row.notTaken,
  }
}

function showFile(row: ImportFileRow, takes: string[]): ImportFile {
  const { id, path, size, state, plan, result, kept } = row
  return {
    uuid: id,
    path,
    size,
    state: state as ImportFile['state'],
    choice: choiceOf(row),
    takes,
    ...(plan && { plan }),
    ...(result && { result }),
    ...(kept && { kept }),
  }
}
