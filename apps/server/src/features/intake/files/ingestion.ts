import type { IngestionStatus, ResourceIngestion } from '@dragoman/sdk/operations/projects'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import type { FailureCause } from '../../../kernel/failure.ts'
import type { ProjectRow, ResourceRow } from '../../work/find-project.ts'
import { resourcesOf } from '../reading/show-resources.ts'
import { archivesOf } from '../uploads/archives.ts'

/** How far the reading of each source file is, by what is stored of the file and its work units. */
export async function showIngestion(db: Database, project: ProjectRow): Promise<IngestionStatus> {
  const workUnitRows = await db
    .select({
      resourceId: workUnits.resourceId,
      status: workUnits.genesisStatus,
      description: workUnits.genesisDescription,
      cause: workUnits.genesisCause,
    })
    .from(workUnits)
    .where(eq(workUnits.projectId, project.id))
    .orderBy(asc(workUnits.sequence))
  const byFile = Map.groupBy(workUnitRows, ({ resourceId }) => resourceId)
  const files = (await resourcesOf(db, project.id)).map((file) => ingestionOf(file, byFile.get(file.id) ?? []))
  const archives = await archivesOf(db, project.id)
  const worst = (['ERROR', 'RUNNING', 'WAITING'] as const).find((one) => files.some(({ status }) => status === one))
  return {
    status: worst ?? 'DONE',
    totalFiles: files.length,
    completedFiles: files.filter(({ status }) => status === 'DONE').length,
    resources: files,
    ...(archives.length > 0 && { archives }),
  }
}

function ingestionOf(
  file: ResourceRow,
  workUnitRows: readonly { status: string; description: string | null; cause: FailureCause | null }[],
): ResourceIngestion {
  const failed = workUnitRows.find(({ status }) => status === 'ERROR')
  const created = workUnitRows.filter(({ status }) => status === 'CREATED').length
  return {
    uuid: file.id,
    name: file.name,
    path: file.path,
    status: failed ? 'ERROR' : file.fileKey === null ? 'WAITING' : created < workUnitRows.length ? 'RUNNING' : 'DONE',
    totalWorkUnits: workUnitRows.length,
    completedWorkUnits: created,
    totalSegments: file.totalSegments ?? undefined,
    leftOutTexts: file.leftOutTexts ?? undefined,
    error: failed?.description ?? undefined,
    failure: failed?.cause ?? undefined,
  }
}
