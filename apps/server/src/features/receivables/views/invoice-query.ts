import { invoiceFields } from '@dragoman/sdk/list-fields'
import { and, eq, exists, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { readingAt } from '../../../identity/reading-at.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { organizations, orgUnits } from '../../../identity/tables.ts'
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
import { companyZoneOf } from '../../finance/company-days.ts'
import { invoiceInstallments, invoiceLines, invoiceProjects, invoices } from '../tables.ts'

/** The amount of an invoice that is to be paid by now. */
export const openOf = sql<string>`(case when ${invoices.kind} = 'CREDIT' or ${invoices.cancelledAt} is not null then 0
  else greatest(0, ${invoices.claimed} - ${invoices.credited} - ${invoices.paid}) end)`

/** The due day of an invoice: while it is open, that of the first installment with something left to pay. */
export const dueOf = sql<string>`coalesce(${invoices.openDueDay}, ${invoices.dueDay})`

/** The day of a moment where the company is. */
export const companyToday = (now: Date): SQL =>
  sql`(${now.toISOString()}::timestamptz at time zone ${companyZoneOf(invoices.accountId)})::date`

/** The organizational units of an account that fulfill a condition, on them or on their organization. */
export const unitsWhere = (db: Database, accountId: string, condition: SQL | undefined) =>
  inArray(
    invoices.orgUnitId,
    db
      .select({ id: orgUnits.id })
      .from(orgUnits)
      .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
      .where(and(eq(orgUnits.accountId, accountId), condition)),
  )

/** Documents with a project that fulfills a condition; credit notes by the projects of their lines. */
export const ofProjects = (db: Database, condition: SQL) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(invoiceLines)
      .innerJoin(invoiceProjects, eq(invoiceProjects.projectId, invoiceLines.projectId))
      .where(and(eq(invoiceLines.invoiceId, invoices.id), condition)),
  )

/** A query line about invoices and credit notes as a condition; 400 for one that cannot be read. */
export function invoiceQuery(db: Database, session: SignedIn, line: string | undefined, now: Date): SQL | undefined {
  const accountId = session.account.id
  const day = (column: SQLWrapper) => dateIn(sql`(${column}::timestamp at time zone 'UTC')`)
  const meaning: QueryMeaning<typeof invoiceFields> = {
    word: (text) => anywhere(db, accountId, text),
    fields: {
      number: textIn(invoices.name),
      kind: codeIn(invoices.kind),
      client: (value) => unitsWhere(db, accountId, textIn(organizations.name)(value)),
      unit: (value) => unitsWhere(db, accountId, textIn(orgUnits.name)(value)),
      project: (value) =>
        sql`(${ofProjects(db, textIn(invoiceProjects.reference)(value))} or ${ofProjects(db, textIn(invoiceProjects.name)(value))})`,
      order: textIn(sql`nullif(${invoices.purchaseOrder}, '')`),
      status: codeIn(invoices.status),
      is: (value) => (value.kind === 'code' ? stateOf(db, value.code, now) : sql`false`),
      currency: codeIn(invoices.currency),
      total: numberIn(invoices.total),
      open: numberIn(openOf),
      due: day(dueOf),
      issued: day(invoices.issueDay),
    },
  }
  return queryCondition(line, invoiceFields, readingAt(session, now), meaning)
}

/** Documents whose number, client, project, or purchase order contains a text. */
export const anywhere = (db: Database, accountId: string, text: string): SQL =>
  sql`(${textAnywhere(invoices.name, invoices.purchaseOrder)(text)}
    or ${unitsWhere(db, accountId, textAnywhere(orgUnits.name, organizations.name)(text))}
    or ${ofProjects(db, textAnywhere(invoiceProjects.reference, invoiceProjects.name)(text))})`

function stateOf(db: Database, state: string, now: Date): SQL {
  switch (state) {
    case 'OPEN':
      return sql`${openOf} > 0`
    case 'OVERDUE':
      return sql`${invoices.openDueDay} < ${companyToday(now)}`
    case 'SOON':
      return sql`${invoices.openDueDay} between ${companyToday(now)} and ${companyToday(now)} + 7`
    case 'INSTALLMENTS':
      return and(
        sql`${invoices.cancelledAt} is null`,
        exists(
          db
            .select({ one: sql`1` })
            .from(invoiceInstallments)
            .where(sql`${invoiceInstallments.invoiceId} = ${invoices.id} and ${invoiceInstallments.issuedAt} is null`),
        ),
      )!
    default:
      return sql`false`
  }
}
