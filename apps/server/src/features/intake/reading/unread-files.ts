import { inArray } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { projectResources } from '../../work/tables.ts'
import type { workUnits } from '../../work/work-unit-tables.ts'
import type { Failed } from '../../../kernel/failure.ts'

/** The files of some work units that could not be read; null if there are none. */
export async function unreadFiles(
  db: Database,
  workUnitRows: readonly (typeof workUnits.$inferSelect)[],
): Promise<Failed | null> {
  const broken = workUnitRows.filter(({ genesisStatus }) => genesisStatus !== 'CREATED')
  if (broken.length === 0) return null
  const reasons = new Set(broken.map(({ genesisDescription }) => genesisDescription ?? "A file wasn't imported."))
  const files = await db
    .selectDistinct({ name: projectResources.name })
    .from(projectResources)
    .where(
      inArray(
        projectResources.id,
        broken.map(({ resourceId }) => resourceId),
      ),
    )
    .orderBy(projectResources.name)
  return {
    reason: [...reasons].join(' '),
    cause: { code: 'FILES_NOT_READ', data: { files: files.map(({ name }) => name) } },
  }
}
