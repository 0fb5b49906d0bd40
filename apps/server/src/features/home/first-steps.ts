import type { HomeFirstStep } from '@dragoman/sdk/operations/home'
import { isAccountAdmin, isClient, isManager, isVendor } from '@dragoman/sdk/permissions'
import { and, eq, exists, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import { organizations } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { isOwn } from '../../kernel/sample-objects.ts'
import { users } from '../../kernel/tables.ts'
import { billingVersions } from '../people/billing/tables.ts'
import { seesFirstSteps } from '../people/preferences.ts'
import { prices, priceLists, userRates } from '../rates/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { projects } from '../work/tables.ts'
import { accountTasks, visibleProjects } from '../work/visible.ts'

type Step = readonly [code: string, isDone: SQL]

/** The first steps of a person by what there is besides sample data; undefined once all are done, or they have put them away. */
export async function firstSteps(db: Database, session: SignedIn): Promise<HomeFirstStep[] | undefined> {
  const [person] = await db.select({ preferences: users.preferences }).from(users).where(eq(users.id, session.user.id))
  if (!person || !seesFirstSteps(person)) return undefined
  const steps = stepsOf(db, session)
  if (steps.length === 0) return undefined
  const found = await db.execute<Record<string, boolean>>(
    sql`select ${sql.join(
      steps.map(([code, isDone]) => sql`${isDone} as ${sql.identifier(code)}`),
      sql`, `,
    )}`,
  )
  const done = found.rows[0]!
  const all = steps.map(([code]) => ({ code, done: done[code] === true }))
  return all.every((step) => step.done) ? undefined : all
}

function stepsOf(db: Database, session: SignedIn): Step[] {
  const { id: accountId } = session.account
  const project = (where?: SQL) =>
    exists(
      db
        .select({ one })
        .from(projects)
        .where(and(visibleProjects(db, session), isOwn(projects.id), where)),
    )
  const isApproved = inArray(projects.status, ['APPROVED', 'DELIVERED', 'INVOICED'])
  const isDelivered = inArray(projects.status, ['DELIVERED', 'INVOICED'])
  if (isManager(session)) {
    const price = db
      .select({ one })
      .from(prices)
      .innerJoin(priceLists, eq(priceLists.id, prices.priceListId))
      .where(and(eq(priceLists.accountId, accountId), isOwn(priceLists.id)))
    const isLinguist = sql`'VENDOR' = any(${users.roles})`
    return [
      [
        'CLIENT',
        exists(
          db
            .select({ one })
            .from(organizations)
            .where(and(eq(organizations.accountId, accountId), isOwn(organizations.id))),
        ),
      ],
      [
        'LINGUISTS',
        exists(
          db
            .select({ one })
            .from(users)
            .where(and(eq(users.accountId, accountId), isNull(users.removedAt), isLinguist, isOwn(users.id))),
        ),
      ],
      ...(isAccountAdmin(session) ? [['PRICES', exists(price)] as const] : []),
      ['PROJECT', project()],
      ['APPROVAL', project(isApproved)],
    ]
  }
  const me = session.user.id
  const own = (states: string[]) =>
    exists(
      db
        .select({ one })
        .from(tasks)
        .where(and(accountTasks(session), eq(tasks.assigneeId, me), inArray(tasks.status, states))),
    )
  const payout = and(eq(billingVersions.userId, me), eq(billingVersions.kind, 'PAYMENT'))
  return [
    ...(isClient(session)
      ? ([
          ['ORDER', project()],
          ['QUOTE', project(isApproved)],
          ['DELIVERY', project(isDelivered)],
        ] as const)
      : []),
    ...(isVendor(session)
      ? ([
          ['RATES', exists(db.select({ one }).from(userRates).where(eq(userRates.userId, me)))],
          ['PAYOUT', exists(db.select({ one }).from(billingVersions).where(payout))],
          ['TASK', own(['APPROVED', 'DELIVERED', 'INVOICED'])],
          ['TRANSLATION', own(['DELIVERED', 'INVOICED'])],
        ] as const)
      : []),
  ]
}

const one = sql<number>`1`
