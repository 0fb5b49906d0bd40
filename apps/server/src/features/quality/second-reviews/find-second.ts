import { isManager } from '@dragoman/sdk/permissions'
import { and, eq, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import { inReach } from '../../../identity/unit-scope.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { findVisible } from '../../../kernel/find-visible.ts'
import { secondReviews } from './tables.ts'

export type SecondRow = typeof secondReviews.$inferSelect

/** Managers see those of their account, others those that they were asked for. */
export const visibleSeconds = (session: SignedIn): SQL | undefined =>
  and(
    eq(secondReviews.accountId, session.account.id),
    inReach(session, secondReviews.orgUnitId),
    isManager(session) ? undefined : eq(secondReviews.personId, session.user.id),
  )

/** A second review that the caller may see; 404 for any other. */
export const findSecond = (
  db: Database,
  session: SignedIn,
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<SecondRow> =>
  findVisible(db, secondReviews, { id, visible: visibleSeconds(session), what: 'second review', held })
