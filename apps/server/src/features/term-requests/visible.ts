import { can } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import type { TermActor } from '@dragoman/sdk/term-lifecycle'
import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import type { Entity } from '../../kernel/journal.ts'
import { versionOf } from '../../kernel/version.ts'
import { visibleGlossaries } from '../glossaries/glossaries.ts'
import { termRequests } from '../terminology/request-tables.ts'
import { glossaries } from '../terminology/tables.ts'

export type RequestRow = typeof termRequests.$inferSelect

/** Requests about the glossaries that a terminologist sees; everyone's own. */
export function visibleRequests(db: Database, session: SignedIn): SQL | undefined {
  const own = eq(termRequests.askerId, session.user.id)
  const seen = db.select({ id: glossaries.id }).from(glossaries).where(visibleGlossaries(db, session))
  return and(
    eq(termRequests.accountId, session.account.id),
    worksOnBoard(session) ? or(own, inArray(termRequests.glossaryId, seen)) : own,
  )
}

/** A request that the caller may see; 404 for any other. */
export const findRequest = (
  db: Database,
  session: SignedIn,
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<RequestRow> =>
  findVisible(db, termRequests, { id, visible: visibleRequests(db, session), what: 'term request', held })

export const worksOnBoard = (session: SignedIn): boolean => can(session, requirements['termRequests.move'])

/** The relations of a user to the requests that they see. */
export const actorsIn = (session: SignedIn): TermActor[] => [
  ...(worksOnBoard(session) ? (['terminologist'] as const) : []),
  ...(worksOnBoard(session) && can(session, requirements['glossaryTerms.create']) ? (['approver'] as const) : []),
]

const isDecided = ({ lane }: Pick<RequestRow, 'lane'>): boolean => lane === 'APPROVED' || lane === 'REJECTED'

/** Whether a user can change what a request asks for: its asker until someone begins with it, others until it is decided. */
export const isEditable = (session: SignedIn, row: RequestRow): boolean =>
  worksOnBoard(session) ? !isDecided(row) : row.askerId === session.user.id && row.lane === 'REQUESTED'

/** How the journal names a request. */
export const requestEntity = ({ id, conceptText }: RequestRow): Entity<'TERM_REQUEST'> => ({
  type: 'TERM_REQUEST',
  id,
  name: conceptText,
})

/** Changes with the lane, and with what is asked for. */
export const requestVersion = ({ id, lane, changedAt }: RequestRow): string =>
  versionOf([id, lane, changedAt.getTime()])
