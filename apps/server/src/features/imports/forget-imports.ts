import { and, eq, inArray, lt, or } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { forgetPieces } from '../memories/writing/change-pieces.ts'
import { keptFor, undoableFor } from './imports.ts'
import { importFiles, imports } from './tables.ts'

/** Forgets what would undo imports that can't be undone any more, and imports that are too old. */
export async function forgetImports(db: Database, now: Date): Promise<void> {
  const isOld = lt(imports.createdAt, new Date(now.getTime() - keptFor))
  const done = await db
    .select({ jobId: importFiles.jobId })
    .from(importFiles)
    .innerJoin(imports, eq(imports.id, importFiles.importId))
    .where(
      and(
        inArray(importFiles.kind, ['MEMORY', 'TRANSLATIONS']),
        or(lt(imports.endedAt, new Date(now.getTime() - undoableFor)), isOld),
      ),
    )
  for (const { jobId } of done) if (jobId !== null) await forgetPieces(db, jobId)
  await db.delete(imports).where(isOld)
}
