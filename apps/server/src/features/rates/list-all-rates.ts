import type { UserRateOfPerson } from '@dragoman/sdk/operations/userRates'
import { isManager } from '@dragoman/sdk/permissions'
import { and, eq, exists, getTableColumns, ilike, inArray, isNull } from 'drizzle-orm'
import type { Operations } from '../../generated/handlers.ts'
import { personRef, shownPerson } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { listPage, orderedBy, type Page } from '../../kernel/list-page.ts'
import { containing } from '../../kernel/paging.ts'
import { users } from '../../kernel/tables.ts'
import { userRateDetails, userRates } from './tables.ts'
import { showRates } from './user-rates.ts'

const sortable = { name: users.name, currency: userRates.currency, minimumFee: userRates.minimumFee }

/** One page of the rates of all people of the account; everyone but managers sees their own alone. */
export function listAllRates(
  db: Database,
  session: SignedIn,
  query: Operations['userRates']['listAll']['params']['query'],
): Promise<Page<UserRateOfPerson>> {
  const { name, currency, orgUnitUuid, languagePair, workflowUuid } = query
  const people = db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.accountId, session.account.id),
        isNull(users.removedAt),
        isManager(session) ? undefined : eq(users.id, session.user.id),
        name ? ilike(users.name, containing(name)) : undefined,
      ),
    )
  const [sourceLocale = '', targetLocale = ''] = languagePair?.split(':') ?? []
  const lines = db
    .select({ id: userRateDetails.id })
    .from(userRateDetails)
    .where(
      and(
        eq(userRateDetails.userRateId, userRates.id),
        languagePair === undefined
          ? undefined
          : and(eq(userRateDetails.sourceLocale, sourceLocale), eq(userRateDetails.targetLocale, targetLocale)),
        workflowUuid ? eq(userRateDetails.workflowId, workflowUuid) : undefined,
      ),
    )
  return listPage(db, query, {
    from: userRates,
    where: and(
      inArray(userRates.userId, people),
      currency ? eq(userRates.currency, currency) : undefined,
      orgUnitUuid ? eq(userRates.orgUnitId, orgUnitUuid) : undefined,
      languagePair !== undefined || workflowUuid ? exists(lines) : undefined,
    ),
    orderBy: orderedBy(query.sort, sortable, [users.name, userRates.createdAt, userRates.id]),
    joined: (snapshot) =>
      db
        .select({ rate: getTableColumns(userRates), person: shownPerson, snapshot })
        .from(userRates)
        .innerJoin(users, eq(users.id, userRates.userId))
        .$dynamic(),
    show: async (rows) => {
      const shown = await showRates(
        db,
        rows.map(({ rate }) => rate),
      )
      return shown.map((rate, at) => ({ ...rate, user: personRef(rows[at]!.person, isManager(session)) }))
    },
  })
}
