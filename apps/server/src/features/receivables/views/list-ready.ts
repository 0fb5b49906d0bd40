import type { InvoiceAmount, InvoiceReadyGroup, InvoiceReadyPage } from '@dragoman/sdk/operations/receivables'
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Operations } from '../../../generated/handlers.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { organizations, orgUnits } from '../../../identity/tables.ts'
import { inReach } from '../../../identity/unit-scope.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { pageOf } from '../../../kernel/paging.ts'
import { companyZone } from '../../finance/company-days.ts'
import { legalEntities, taxCodes } from '../../finance/tables.ts'
import { orgUnitRef } from '../../organizations/org-units.ts'
import { projects } from '../../work/tables.ts'
import { buyerOf, sellerOf } from '../draft/parties.ts'
import { readyProjects } from '../draft/projects-to-invoice.ts'
import { suggestTax } from '../draft/tax-rule.ts'
import type { ShowContext } from './show-items.ts'
import { loadPresent } from './show-projects.ts'

type Query = Operations['receivables']['listReady']['params']['query']

/** The key by which projects are on one invoice, besides their organizational unit and currency. */
function groupKey(by: Query['by'], zone: string): SQL<string> {
  if (by === 'MONTH') return sql<string>`to_char(${projects.deliveredAt} at time zone ${zone}, 'YYYY-MM')`
  return by === 'PURCHASE_ORDER' ? sql<string>`${projects.purchaseOrder}` : sql<string>`${projects.id}::text`
}

/** One page of what can be invoiced, put together as asked for. */
export async function listReady({ db, session }: ShowContext, query: Query): Promise<InvoiceReadyPage> {
  const { by, page, size, orgUnitUuid } = query
  const zone = await companyZone(db, session.account.id)
  const key = groupKey(by, zone)
  const where = and(readyProjects(session), orgUnitUuid ? eq(projects.orgUnitId, orgUnitUuid) : undefined)
  const grouped = db
    .select({
      key: sql<string>`${key}`.as('key'),
      orgUnitId: projects.orgUnitId,
      currency: projects.currency,
      net: sql<string>`sum(${projects.totalCost})`.as('net'),
      first: sql`min(${projects.deliveredAt})`.as('first'),
      ids: sql<string[]>`array_agg(${projects.id} order by ${projects.deliveredAt}, ${projects.id})`.as('ids'),
    })
    .from(projects)
    .where(where)
    .groupBy(sql`1`, projects.orgUnitId, projects.currency)
  const found = await grouped
    .orderBy(sql`5`, sql`1`, projects.orgUnitId, projects.currency)
    .limit(size)
    .offset(page * size)
  const counting = grouped.as('groups')
  const total = await db.$count(counting)
  const groups = await showGroups(db, session, found, by)
  return {
    ...pageOf(groups, total, { page, size }),
    totals: await amounts(db, where),
    inWork: await amounts(
      db,
      and(
        eq(projects.accountId, session.account.id),
        inReach(session, projects.orgUnitId),
        orgUnitUuid ? eq(projects.orgUnitId, orgUnitUuid) : undefined,
        sql`${projects.status} = 'APPROVED' and ${projects.totalCost} > 0`,
      ),
    ),
  }
}

async function amounts(db: Database, where: SQL | undefined): Promise<InvoiceAmount[]> {
  const rows = await db
    .select({
      currency: projects.currency,
      amount: sql<string>`sum(${projects.totalCost})`,
      count: sql<number>`count(*)::int`,
    })
    .from(projects)
    .where(where)
    .groupBy(projects.currency)
    .orderBy(asc(projects.currency))
  return rows.map(({ currency, amount, count }) => ({ currency, amount: Number(amount), count }))
}

interface Group {
  key: string
  orgUnitId: string
  currency: string
  net: string
  ids: string[]
}

async function showGroups(
  db: Database,
  session: SignedIn,
  groups: readonly Group[],
  by: Query['by'],
): Promise<InvoiceReadyGroup[]> {
  const accountId = session.account.id
  const units = await db
    .select({ unit: orgUnits, organization: organizations })
    .from(orgUnits)
    .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
    .where(
      isOneOf(
        orgUnits.id,
        groups.map(({ orgUnitId }) => orgUnitId),
      ),
    )
  const [entity] = await db.select().from(legalEntities).where(eq(legalEntities.accountId, accountId))
  const codes = await db.select().from(taxCodes).where(eq(taxCodes.accountId, accountId))
  const ids = groups.flatMap((group) => group.ids)
  const rows = ids.length === 0 ? [] : await db.select().from(projects).where(inArray(projects.id, ids))
  const present = await loadPresent(db, ids)
  return groups.map((group) => {
    const { unit, organization } = units.find(({ unit: one }) => one.id === group.orgUnitId)!
    const own = group.ids.map((id) => rows.find((row) => row.id === id)!)
    const [order = '', ...others] = [...new Set(own.map(({ purchaseOrder }) => purchaseOrder))]
    return {
      key: `${group.orgUnitId} ${group.currency} ${group.key}`,
      organizationalUnit: orgUnitRef(unit, organization),
      currency: group.currency,
      netAmount: Number(group.net),
      projects: own.map(({ id, name, reference, currency, totalCost }) => ({
        uuid: id,
        name,
        reference,
        status: 'DELIVERED' as const,
        currency,
        totalCost: Number(totalCost),
        ...present.get(id),
      })),
      ...(by === 'MONTH' && { month: group.key }),
      ...(order !== '' && others.length === 0 && { purchaseOrder: order }),
      needsPurchaseOrder: unit.requiresPurchaseOrder && own.some(({ purchaseOrder }) => purchaseOrder === ''),
      suggestedTax: suggestTax(codes, sellerOf(entity), buyerOf(unit, organization)),
    }
  })
}
