import type { SegmentVersion } from '@dragoman/sdk/operations/editor'
import { desc, eq } from 'drizzle-orm'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { listPage, type Page, type PageQuery } from '../../kernel/list-page.ts'
import { openWorkUnit } from '../work/open-work-unit.ts'
import { findSegment } from './list-segments.ts'
import { segmentVersions } from './tables.ts'

/** One page of the former translations of a segment, newest first (contract: editor.listHistory). */
export async function listHistory(
  db: Database,
  session: SignedIn,
  { id, segmentId }: { id: string; segmentId: string },
  query: PageQuery,
): Promise<Page<SegmentVersion>> {
  const { workUnit } = await openWorkUnit(db, session, id)
  const segment = await findSegment(db, workUnit, segmentId)
  return listPage(db, query, {
    from: segmentVersions,
    where: eq(segmentVersions.segmentId, segment.id),
    orderBy: [desc(segmentVersions.id)],
    show: async (rows) => {
      const people = await loadPeople(
        db,
        session,
        rows.map(({ changedBy }) => changedBy),
      )
      return rows.map((row) => {
        const by = people(row.changedBy)
        return {
          version: row.version,
          target: row.target,
          confirmed: row.confirmed,
          ...(row.origin && { origin: row.origin }),
          ...(row.match !== null && { matchScore: row.match }),
          at: (row.changedAt ?? workUnit.createdAt).getTime(),
          ...(by && { by }),
          replacedAt: row.replacedAt.getTime(),
        }
      })
    },
  })
}
