import { and, asc, count, desc, eq, ilike } from 'drizzle-orm'
import { reachAccount } from '../../identity/reach-account.ts'
import { organizations as table, orgUnits } from '../../identity/tables.ts'
import { findOrganization, organizationRef, visibleOrganizations } from '../../identity/organizations.ts'
import { createOrgUnit, orgUnitRef } from './org-units.ts'
import { visibleOrgUnits } from '../../identity/org-units.ts'
import type { Handlers } from '../../identity/context.ts'
import { containing, pageOf } from '../../kernel/paging.ts'
import { insertOne } from '../../kernel/database/one-row.ts'

export const organizations = {
  async list({ db, session, query }) {
    const { page, size, sort, name } = query
    const where = and(visibleOrganizations(db, session), name ? ilike(table.name, containing(name)) : undefined)
    const order = sort === 'name,desc' ? desc(table.name) : asc(table.name)
    const rows = await db
      .select()
      .from(table)
      .where(where)
      .orderBy(order, table.id)
      .limit(size)
      .offset(page * size)
    const [counted] = await db.select({ total: count() }).from(table).where(where)
    return pageOf(rows.map(organizationRef), counted?.total ?? 0, { page, size })
  },

  async get({ db, session, path }) {
    const row = await findOrganization(db, session, path.organizationUUID)
    const units = await db
      .select()
      .from(orgUnits)
      .where(and(eq(orgUnits.organizationId, row.id), visibleOrgUnits(db, session)))
      .orderBy(orgUnits.name)
    return {
      ...organizationRef(row),
      customFields: [],
      organizationalUnits: units.map((unit) => orgUnitRef(unit, row)),
    }
  },

  async create({ db, session, body, journal }) {
    const accountId = await reachAccount(db, session, body.accountUuid)
    const row = await insertOne(db, table, { accountId, name: body.name, country: body.country })
    const units = []
    for (const [at, draft] of (body.orgUnitDrafts ?? []).entries()) {
      units.push(await createOrgUnit(db, session, row, draft, `body.orgUnitDrafts[${at}]`))
    }
    await journal({
      author: { accountId, userId: session.user.id },
      entity: { type: 'ORGANIZATION', id: row.id, name: row.name },
      after: { name: row.name, country: row.country, units: units.map(({ name }) => name) },
    })
    return {
      ...organizationRef(row),
      customFields: [],
      organizationalUnits: units.map((unit) => orgUnitRef(unit, row)),
    }
  },
} satisfies Handlers<'organizations'>
