import type {
  ProjectFileVersion,
  ResourceVersion,
  ResourceVersionSegment,
} from '@dragoman/sdk/operations/resourceVersions'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { resourceChanges, resourceChangeSegments, resourceChangeWorkUnits } from './tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'
import { listPage, type Page } from '../../../kernel/list-page.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { loadPeople } from '../../../identity/people.ts'
import type { ProjectRow, ResourceRow } from '../../work/find-project.ts'
import { projectResources } from '../../work/tables.ts'
import { changedIn, type ChangeRow } from './resource-change.ts'

/** How many versions are shown. */
const mostVersions = 50

/** The latest versions of a file, newest first; only the one that is named, if one is. */
export async function listChanges(
  db: Database,
  session: SignedIn,
  resource: ResourceRow,
  changeId?: string,
): Promise<ResourceVersion[]> {
  // Before the versions: a version ends along with the last work unit, and must not seem broken off in between.
  const [reading] = await db
    .select({ id: workUnits.id })
    .from(workUnits)
    .where(and(eq(workUnits.resourceId, resource.id), eq(workUnits.genesisStatus, 'CREATING')))
    .limit(1)
  const rows = await db
    .select()
    .from(resourceChanges)
    .where(and(eq(resourceChanges.resourceId, resource.id), changeId ? eq(resourceChanges.id, changeId) : undefined))
    .orderBy(desc(resourceChanges.createdAt))
    .limit(mostVersions)
  return showChanges(db, session, rows, () => reading !== undefined)
}

/** The latest versions of all files of a project, newest first. */
export async function listProjectChanges(
  db: Database,
  session: SignedIn,
  project: ProjectRow,
): Promise<ProjectFileVersion[]> {
  const reading = await db
    .selectDistinct({ id: workUnits.resourceId })
    .from(workUnits)
    .where(and(eq(workUnits.projectId, project.id), eq(workUnits.genesisStatus, 'CREATING')))
  const isReading = new Set(reading.map(({ id }) => id))
  const rows = await db
    .select({
      change: resourceChanges,
      file: { projectResourceUuid: projectResources.id, name: projectResources.name },
    })
    .from(resourceChanges)
    .innerJoin(projectResources, eq(projectResources.id, resourceChanges.resourceId))
    .where(eq(projectResources.projectId, project.id))
    .orderBy(desc(resourceChanges.createdAt))
    .limit(mostVersions)
  const changes = rows.map(({ change }) => change)
  const shown = await showChanges(db, session, changes, (resourceId) => isReading.has(resourceId))
  return shown.map((version, at) => ({ ...version, ...rows[at]!.file }))
}

/** Versions as the wire shows them, in the order given; `isReading` tells whether a work unit of a file is being read. */
export async function showChanges(
  db: Database,
  session: SignedIn,
  rows: readonly ChangeRow[],
  isReading: (resourceId: string) => boolean,
): Promise<ResourceVersion[]> {
  if (rows.length === 0) return []
  const workUnitRows = await db
    .select()
    .from(resourceChangeWorkUnits)
    .where(
      inArray(
        resourceChangeWorkUnits.changeId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(resourceChangeWorkUnits.targetLocale))
  const people = await loadPeople(
    db,
    session,
    rows.map(({ createdBy }) => createdBy),
  )
  return rows.map((row) => ({
    uuid: row.id,
    // A job that was canceled, or has failed, leaves its change open.
    status:
      row.status === 'READING' && !isReading(row.resourceId) ? 'ERROR' : (row.status as ResourceVersion['status']),
    creationDate: row.createdAt.getTime(),
    endDate: row.endedAt?.getTime(),
    createdBy: people(row.createdBy),
    previousHash: row.previousHash ?? undefined,
    hash: row.hash,
    size: row.size,
    locales: workUnitRows
      .filter(({ changeId }) => changeId === row.id)
      .map((workUnit) => ({
        workUnitUuid: workUnit.workUnitId,
        ...changedIn(workUnit),
        failureReason: workUnit.failure ?? undefined,
        failure: workUnit.failureCause ?? undefined,
      })),
  }))
}

/** One page of what a version changed in one target locale; 404 for a version of another file. */
export async function listChangedSegments(
  db: Database,
  resource: ResourceRow,
  changeId: string,
  { targetLocale, kind, page, size }: { targetLocale: string; kind?: string; page: number; size: number },
): Promise<Page<ResourceVersionSegment>> {
  const found = await db
    .select({ id: resourceChangeWorkUnits.id })
    .from(resourceChangeWorkUnits)
    .innerJoin(resourceChanges, eq(resourceChanges.id, resourceChangeWorkUnits.changeId))
    .where(
      and(
        eq(resourceChanges.id, changeId),
        eq(resourceChanges.resourceId, resource.id),
        eq(resourceChangeWorkUnits.targetLocale, targetLocale),
      ),
    )
  const workUnit = oneOrNotFound(found, 'version of this file in this language')
  const where = and(
    eq(resourceChangeSegments.unitId, workUnit.id),
    kind === undefined ? undefined : eq(resourceChangeSegments.kind, kind),
  )
  return listPage(
    db,
    { page, size },
    {
      from: resourceChangeSegments,
      where,
      orderBy: [asc(resourceChangeSegments.position)],
      show: (rows) =>
        rows.map((row) => ({
          kind: row.kind as ResourceVersionSegment['kind'],
          key: row.key,
          index: row.index ?? undefined,
          previousIndex: row.previousIndex ?? undefined,
          source: row.source ?? undefined,
          previousSource: row.previousSource ?? undefined,
          previousTarget: row.previousTarget ?? undefined,
          matchScore: row.match ?? undefined,
        })),
    },
  )
}
