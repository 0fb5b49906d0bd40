import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { projectGlossaries } from './tables.ts'

/** The glossaries of a project, in the order in which they are asked. */
export async function glossariesOfProject(db: Database, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ id: projectGlossaries.glossaryId })
    .from(projectGlossaries)
    .where(eq(projectGlossaries.projectId, projectId))
    .orderBy(asc(projectGlossaries.position))
  return rows.map(({ id }) => id)
}
