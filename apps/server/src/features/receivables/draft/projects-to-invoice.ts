import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import { inReach } from '../../../identity/unit-scope.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { holdRows } from '../../../kernel/database/hold-rows.ts'
import { conflict, invalid } from '../../../kernel/refusals.ts'
import { isOwn } from '../../../kernel/sample-objects.ts'
import { costLines } from '../../costs/tables.ts'
import { costsRun, type ProjectRow } from '../../work/find-project.ts'
import { projects } from '../../work/tables.ts'
import { invoiceProjects, invoices } from '../tables.ts'
import type { CostLineRow } from './draft-lines.ts'

/** A project with what it costs. */
export interface CostedProject {
  project: ProjectRow
  costs: CostLineRow[]
}

/**
 * The projects that an invoice is asked for, in their order; with `held`, until the transaction ends. 400 for one of another
 * organizational unit or currency, 409 for one that isn't delivered, or is on an invoice.
 */
export async function projectsToInvoice(
  db: Database,
  session: SignedIn,
  { ids, orgUnitId, currency }: { ids: readonly string[]; orgUnitId: string; currency: string | undefined },
  { held = false }: { held?: boolean } = {},
): Promise<CostedProject[]> {
  const twice = ids.findIndex((id, at) => ids.indexOf(id) < at)
  if (twice !== -1) throw invalid(`body.projects[${twice}].uuid`, `The project ${ids[twice]} is named twice.`)
  const finding = db
    .select()
    .from(projects)
    .where(
      and(eq(projects.accountId, session.account.id), isOneOf(projects.id, ids), inReach(session, projects.orgUnitId)),
    )
    .orderBy(asc(projects.id))
  const found = await holdRows(finding, held)
  const rows = ids.map((id, at) => {
    const row = found.find((one) => one.id === id)
    if (!row) throw invalid(`body.projects[${at}].uuid`, `There is no project ${id}.`)
    return row
  })
  const wanted = currency ?? rows[0]?.currency
  for (const [at, row] of rows.entries()) {
    const field = `body.projects[${at}].uuid`
    if (row.orgUnitId !== orgUnitId)
      throw invalid(field, `${row.name} belongs to another organizational unit. One invoice has the projects of one.`)
    if (row.currency !== wanted)
      throw invalid(
        field,
        `${row.name} is in ${row.currency}, the invoice in ${wanted}. Make one invoice for each currency.`,
      )
  }
  await requireDelivered(db, rows)
  const costs = await db
    .select()
    .from(costLines)
    .where(isOneOf(costLines.projectId, ids))
    .orderBy(asc(costLines.displayOrder), asc(costLines.createdAt), asc(costLines.id))
  const costsOf = Map.groupBy(costs, ({ projectId }) => projectId)
  return rows.map((project, at) => {
    const own = costsOf.get(project.id) ?? []
    if (own.length === 0)
      throw invalid(`body.projects[${at}].uuid`, `${project.name} has no costs. There is nothing to invoice.`)
    return { project, costs: own }
  })
}

async function requireDelivered(db: Database, rows: readonly ProjectRow[]): Promise<void> {
  const others = rows.filter((row) => row.status !== 'DELIVERED' || costsRun(row))
  const [first] = others
  if (!first) return
  const ids = others.map(({ id }) => id)
  const live = await db
    .select({ projectId: invoiceProjects.projectId, uuid: invoices.id, number: invoices.name })
    .from(invoiceProjects)
    .innerJoin(invoices, eq(invoices.id, invoiceProjects.invoiceId))
    .where(and(inArray(invoiceProjects.projectId, ids), isNull(invoiceProjects.releasedAt)))
  const found = live.find(({ projectId }) => projectId === first.id)
  const data = {
    projects: others.map(({ id, name, status }) => {
      const invoice = live.find(({ projectId }) => projectId === id)
      return { uuid: id, name, status, ...(invoice && { invoice: { uuid: invoice.uuid, number: invoice.number } }) }
    }),
  }
  if (found) throw conflict(`${first.name} is on ${found.number}. Correct that invoice first.`, data)
  if (costsRun(first)) throw conflict(`The costs of ${first.name} are being calculated. Try again in a moment.`, data)
  throw conflict(`${first.name} is ${first.status}. A project can be invoiced once it is DELIVERED.`, data)
}

/** Delivered projects of an account with costs that are on no invoice. */
export const readyProjects = (session: SignedIn) =>
  and(
    eq(projects.accountId, session.account.id),
    inReach(session, projects.orgUnitId),
    sql`${projects.status} = 'DELIVERED'`,
    sql`${projects.totalCost} > 0`,
    isOwn(projects.id),
  )
