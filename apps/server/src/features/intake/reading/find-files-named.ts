import { eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { impossible } from '../../../kernel/refusals.ts'
import { projectResources } from '../../work/tables.ts'

/** The ids of the files of a project that have these names; 422 for a name that no file has. */
export async function findFilesNamed(db: Database, projectId: string, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: projectResources.id, name: projectResources.name })
    .from(projectResources)
    .where(eq(projectResources.projectId, projectId))
  const missing = names.filter((name) => !rows.some((row) => row.name === name))
  if (missing.length > 0) {
    throw impossible(`The project doesn't have these files: ${missing.join(', ')}.`, 'FILE_UNKNOWN', {
      filenames: missing,
    })
  }
  return rows.filter(({ name }) => names.includes(name)).map(({ id }) => id)
}
