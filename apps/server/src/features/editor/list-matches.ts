import type { EditorMatch } from '@dragoman/sdk/operations/editor'
import { isManager } from '@dragoman/sdk/permissions'
import { and, asc, between, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { projects } from '../work/tables.ts'
import { segments } from '../work/work-unit-tables.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { inReach } from '../../identity/unit-scope.ts'
import { loadBindings } from '../context/bindings.ts'
import { lookupSegment } from '../memories/lookup/lookup.ts'
import type { MemoryMatch } from '../memories/lookup/lookup.ts'
import { contextsOf } from '../../engines/matching/normalize.ts'
import { loadPeople } from '../../identity/people.ts'
import type { OpenWorkUnit } from '../work/open-work-unit.ts'
import type { SegmentRow } from './show-segments.ts'

/**
 * The matches of the project's memories for a segment, best first, at most `maxHits` (contract: editor.listMatches).
 * Only managers see the project and the author of a translation.
 */
export async function listMatches(
  db: Database,
  session: SignedIn,
  { workUnit, task }: OpenWorkUnit,
  segment: SegmentRow,
  { threshold, maxHits }: { threshold?: number; maxHits: number },
): Promise<EditorMatch[]> {
  const bindings = await loadBindings(db, workUnit.projectId, task?.workflowId)
  const context = await contextOf(db, segment)
  const matches = await lookupSegment(
    db,
    bindings.map((binding) => ({ ...binding, maxHits, threshold: threshold ?? binding.threshold })),
    { source: segment.source, codes: segment.codes, context },
    workUnit.targetLocale,
  )
  const best = matches.slice(0, maxHits)
  const origins = isManager(session) ? await loadOrigins(db, session, best) : null
  return best.map((match) => ({
    match: match.score,
    type: typeOf(match),
    parts: match.parts,
    translationUnitId: match.unitId,
    tmUuid: match.memoryId,
    tmName: match.memoryName,
    sourceLocale: workUnit.sourceLocale,
    sourceText: match.source,
    targetLocale: match.targetLocale,
    targetText: match.target,
    lastModifiedAt: match.writtenAt.getTime(),
    ...origins?.(match),
  }))
}

function typeOf({ parts }: MemoryMatch): EditorMatch['type'] {
  if (parts.context > 0) return 'CONTEXT'
  const isSame = parts.text + parts.order + parts.numbers + parts.tags + parts.punctuation === 0
  return isSame ? 'EXACT' : 'FUZZY'
}

/** Where a segment stands: its key, and its neighbors in the file. */
async function contextOf(db: Database, { workUnitId, index, id }: SegmentRow) {
  const around = await db
    .select({ id: segments.id, sourceHash: segments.sourceHash, context: segments.context })
    .from(segments)
    .where(and(eq(segments.workUnitId, workUnitId), between(segments.index, index - 1, index + 1)))
    .orderBy(asc(segments.index))
  const context = contextsOf(around)[around.findIndex((other) => other.id === id)]
  if (!context) throw new Error(`segment ${id} is gone`)
  return context
}

async function loadOrigins(db: Database, session: SignedIn, matches: readonly MemoryMatch[]) {
  const projectIds = [...new Set(matches.flatMap(({ projectId }) => (projectId ? [projectId] : [])))]
  const rows =
    projectIds.length > 0
      ? await db
          .select({ id: projects.id, reference: projects.reference })
          .from(projects)
          .where(
            and(
              inArray(projects.id, projectIds),
              eq(projects.accountId, session.account.id),
              inReach(session, projects.orgUnitId),
            ),
          )
      : []
  const references = new Map(rows.map(({ id, reference }) => [id, reference]))
  const people = await loadPeople(
    db,
    session,
    matches.map(({ updatedBy }) => updatedBy),
  )
  return ({ projectId, writtenBy, updatedBy }: MemoryMatch) => ({
    projectName: projectId ? references.get(projectId) : undefined,
    lastModifiedBy: (writtenBy ?? people(updatedBy)?.name) || undefined,
  })
}
