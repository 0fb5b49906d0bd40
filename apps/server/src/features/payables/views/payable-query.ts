import { payableFields } from '@dragoman/sdk/list-fields'
import { and, eq, exists, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm'
import { personIn } from '../../../identity/person-condition.ts'
import { readingAt } from '../../../identity/reading-at.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import {
  codeIn,
  dateIn,
  numberIn,
  queryCondition,
  textAnywhere,
  textIn,
  type QueryMeaning,
} from '../../../kernel/query-condition.ts'
import { users } from '../../../kernel/tables.ts'
import { companyZoneOf } from '../../finance/company-days.ts'
import { projects } from '../../work/tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { methodOf } from '../payout-methods.ts'
import { payableLines, payables } from '../tables.ts'

/** Statuses of payables that nothing is to be paid of any more. */
export const settledStatuses = ['PAID', 'CLOSED', 'CANCELLED'] as const

export const isOpen = notInArray(payables.status, [...settledStatuses])

/** The moment at which a payable is due: days of documents are those of UTC. */
const dueAt = sql`(${payables.dueDay}::timestamp at time zone 'UTC')`

/** A query line about payables as a condition; 400 for one that cannot be read. */
export function payableQuery(db: Database, session: SignedIn, line: string | undefined, now: Date): SQL | undefined {
  const ofVendors = (condition: SQL) =>
    inArray(
      payables.vendorId,
      db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.accountId, session.account.id), condition)),
    )
  const ofProjects = (condition: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(payableLines)
        .innerJoin(tasks, eq(tasks.id, payableLines.taskId))
        .innerJoin(projects, eq(projects.id, tasks.projectId))
        .where(and(eq(payableLines.payableId, payables.id), isNull(payableLines.releasedAt), condition)),
    )
  const meaning: QueryMeaning<typeof payableFields> = {
    word: (text) => sql`(${textAnywhere(payables.name)(text)} or ${ofVendors(textAnywhere(users.name)(text))})`,
    fields: {
      name: textIn(payables.name),
      linguist: personIn(db, session, payables.vendorId),
      status: codeIn(payables.status),
      is: (value) => (value.kind === 'code' ? stateOf(value.code, now) : sql`false`),
      method: codeIn(methodOf(payables.vendorId)),
      currency: codeIn(payables.currency),
      amount: numberIn(payables.total),
      project: (value) =>
        sql`(${ofProjects(textIn(projects.reference)(value))} or ${ofProjects(textIn(projects.name)(value))})`,
      due: dateIn(dueAt),
      created: dateIn(payables.createdAt),
    },
  }
  return queryCondition(line, payableFields, readingAt(session, now), meaning)
}

function stateOf(state: string, now: Date): SQL {
  switch (state) {
    case 'OPEN':
      return isOpen
    case 'OVERDUE':
      return and(
        isOpen,
        sql`${payables.dueDay} < (${now.toISOString()}::timestamptz at time zone ${companyZoneOf(payables.accountId)})::date`,
      )!
    case 'INCOMPLETE':
      return and(isOpen, sql`${methodOf(payables.vendorId)} is null`)!
    default:
      return sql`false`
  }
}
