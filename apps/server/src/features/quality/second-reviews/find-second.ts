import { isManager } from '@dragoman/sdk/permissions'
import { and, eq, notInArray, or, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import { inReach } from '../../../identity/unit-scope.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { findVisible } from '../../../kernel/find-visible.ts'
import { judgedBlind, judgedBlindBy } from '../../work/judged-blind.ts'
import { secondReviews } from '../../work/second-review-tables.ts'

export type SecondRow = typeof secondReviews.$inferSelect

/**
 * Managers see those of their account, others those that they were asked for. While they judge a review themselves, those
 * of others on it are out of sight, also of those they act as: these tell what was found.
 */
export const visibleSeconds = (db: Database, session: SignedIn): SQL | undefined =>
  and(
    eq(secondReviews.accountId, session.account.id),
    inReach(session, secondReviews.orgUnitId),
    session.impersonator ? notInArray(secondReviews.reviewId, judgedBlindBy(db, [session.impersonator.id])) : undefined,
    or(
      eq(secondReviews.personId, session.user.id),
      isManager(session) ? notInArray(secondReviews.reviewId, judgedBlind(db, session)) : undefined,
    ),
  )

/** A second review that the caller may see; 404 for any other. */
export const findSecond = (
  db: Database,
  session: SignedIn,
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<SecondRow> =>
  findVisible(db, secondReviews, { id, visible: visibleSeconds(db, session), what: 'second review', held })
