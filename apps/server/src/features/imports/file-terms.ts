import type { ImportChoice } from '@dragoman/sdk/operations/imports'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import type { Objects } from '../../kernel/objects.ts'
import { importFiles, type ImportFileRow, type ImportRow } from './tables.ts'

/** A file of an import with all that is needed to read it. */
export interface FileTerms {
  db: Database
  accountId: string
  row: ImportFileRow
  file: File
  sourceLocale: string
  /** When the files came: the age of what they say without a date. */
  at: Date
  /** The file of its source texts; undefined without one. */
  sourceFile(): Promise<File | undefined>
}

export const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

export const choiceOf = ({ kind, choice }: ImportFileRow): ImportChoice => ({ kind, ...choice })

export async function termsOf(
  { db, objects }: { db: Database; objects: Objects },
  whole: ImportRow,
  row: ImportFileRow,
): Promise<FileTerms> {
  const open = async ({ path, fileKey }: ImportFileRow) => new File([await objects.content(fileKey!)], nameOf(path))
  return {
    db,
    row,
    accountId: whole.accountId,
    file: await open(row),
    sourceLocale: row.choice.sourceLocale ?? whole.sourceLocale,
    at: whole.createdAt,
    async sourceFile() {
      const id = row.choice.sourceFileUuid
      if (id === undefined) return undefined
      const [found] = await db
        .select()
        .from(importFiles)
        .where(and(eq(importFiles.id, id), eq(importFiles.importId, row.importId)))
      return found && open(found)
    },
  }
}
