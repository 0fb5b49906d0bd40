import type { Segment } from '@dragoman/sdk/operations/editor'
import { and, eq } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { openWorkUnit } from '../work/open-work-unit.ts'
import { findSegment } from './list-segments.ts'
import { showSegments } from './show-segments.ts'
import { segmentBookmarks } from './tables.ts'

/** Marks a segment for the caller alone, or no longer (contract: editor.bookmarkSegment, editor.removeBookmark). */
export async function setBookmark(
  db: Database,
  session: SignedIn,
  { id, segmentId }: { id: string; segmentId: string },
  isMarked: boolean,
): Promise<Segment> {
  const { workUnit } = await openWorkUnit(db, session, id)
  const segment = await findSegment(db, workUnit, segmentId)
  const own = { userId: session.user.id, segmentId: segment.id }
  if (isMarked) await db.insert(segmentBookmarks).values(own).onConflictDoNothing()
  else
    await db
      .delete(segmentBookmarks)
      .where(and(eq(segmentBookmarks.userId, own.userId), eq(segmentBookmarks.segmentId, own.segmentId)))
  return only(await showSegments(db, session, workUnit, [segment]))
}
