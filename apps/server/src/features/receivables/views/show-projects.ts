import type { InvoiceProject } from '@dragoman/sdk/operations/receivables'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { projects } from '../../work/tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { invoiceLines, invoiceProjects, invoices } from '../tables.ts'
import type { InvoiceRow } from '../visible.ts'

/** The projects of documents; those of a credit note are the ones that it credits. */
export async function loadProjects(
  db: Database,
  rows: readonly InvoiceRow[],
): Promise<(row: InvoiceRow) => InvoiceProject[]> {
  if (rows.length === 0) return () => []
  const named = alias(invoiceProjects, 'named')
  const found = await db
    .select({
      invoiceId: invoiceLines.invoiceId,
      projectId: invoiceLines.projectId,
      net: sql<string>`sum(${invoiceLines.net})`,
      name: sql<string>`min(${named.name})`,
      reference: sql<string>`min(${named.reference})`,
      position: sql<number>`min(${invoiceLines.position})`,
    })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .innerJoin(
      named,
      sql`${named.projectId} = ${invoiceLines.projectId} and ${named.invoiceId} = coalesce(${invoices.ofInvoiceId}, ${invoices.id})`,
    )
    .where(
      isOneOf(
        invoiceLines.invoiceId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(invoiceLines.invoiceId, invoiceLines.projectId)
    .orderBy(sql`min(${invoiceLines.position})`)
  const ids = found.flatMap(({ projectId }) => projectId ?? [])
  const present = await loadPresent(db, ids)
  return ({ id, currency }) =>
    found
      .filter(({ invoiceId }) => invoiceId === id)
      .flatMap(({ projectId, name, reference, net }) => {
        if (projectId === null) return []
        const { status = 'CANCELLED', ...more } = present.get(projectId) ?? {}
        return [{ uuid: projectId, name, reference, status, currency, totalCost: Number(net), ...more }]
      })
}

type Present = Omit<InvoiceProject, 'uuid' | 'name' | 'reference' | 'currency' | 'totalCost'>

/** The present status, languages, and delivery of projects. */
export async function loadPresent(db: Database, ids: readonly string[]): Promise<Map<string, Present>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: projects.id,
      status: projects.status,
      sourceLocale: projects.sourceLocale,
      deliveredAt: projects.deliveredAt,
      purchaseOrder: projects.purchaseOrder,
      targetLocales: sql<string[]>`array(
        select distinct ${workUnits.targetLocale} from ${workUnits} where project_id = ${projects}.id order by 1)`,
    })
    .from(projects)
    .where(isOneOf(projects.id, ids))
  return new Map(
    rows.map(({ id, status, deliveredAt, purchaseOrder, ...locales }) => [
      id,
      {
        status: status as Present['status'],
        ...locales,
        ...(deliveredAt && { deliveryDate: deliveredAt.getTime() }),
        ...(purchaseOrder && { purchaseOrder }),
      },
    ]),
  )
}
