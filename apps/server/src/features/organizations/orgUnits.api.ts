import { and, asc, count, desc, eq, ilike, inArray } from 'drizzle-orm'
import { unitsOf } from '../../identity/org-units.ts'
import { organizations, orgUnits as table } from '../../identity/tables.ts'
import { formats } from '../../engines/formats/formats.ts'
import { findOrganization } from '../../identity/organizations.ts'
import { createOrgUnit, orgUnitItem, orgUnitRef, showOrgUnit } from './org-units.ts'
import { findOrgUnit, visibleOrgUnits } from '../../identity/org-units.ts'
import type { Handlers } from '../../identity/context.ts'
import { containing, pageOf } from '../../kernel/paging.ts'

export const orgUnits = {
  async list({ db, session, query }) {
    const { page, size, sort, name, organizationUuid, queryType } = query
    const where = and(
      visibleOrgUnits(db, session),
      name ? ilike(table.name, containing(name)) : undefined,
      organizationUuid ? eq(table.organizationId, organizationUuid) : undefined,
      queryType === 'MINE' ? inArray(table.id, unitsOf(db, session.user.id)) : undefined,
    )
    const rows = await db
      .select({ unit: table, organization: organizations })
      .from(table)
      .innerJoin(organizations, eq(organizations.id, table.organizationId))
      .where(where)
      .orderBy(sort === 'name,desc' ? desc(table.name) : asc(table.name), table.id)
      .limit(size)
      .offset(page * size)
    const [counted] = await db.select({ total: count() }).from(table).where(where)
    const content = rows.map(({ unit, organization }) => orgUnitItem(unit, organization))
    return pageOf(content, counted?.total ?? 0, { page, size })
  },

  async get({ db, session, path }) {
    const { unit, organization } = await findOrgUnit(db, session, path.orgUnitUUID)
    return showOrgUnit(db, session, unit, organization)
  },

  async create({ db, session, body, journal }) {
    const organization = await findOrganization(db, session, body.organizationUuid)
    const unit = await createOrgUnit(db, session, organization, body, 'body')
    await journal({
      entity: { type: 'ORG_UNIT', id: unit.id, name: unit.name },
      after: { name: unit.name, country: unit.country, currency: unit.currency, timezone: unit.timezone },
    })
    return showOrgUnit(db, session, unit, organization)
  },

  /** One rule for the unit: each of its steps takes every kind of file that can be read. */
  async listWorkflows({ db, session, path }) {
    const { unit, organization } = await findOrgUnit(db, session, path.orgUnitUUID)
    const extensions = formats.flatMap((format) => format.extensions.map((extension) => extension.toUpperCase()))
    return [
      {
        name: unit.name,
        active: true,
        client: orgUnitRef(unit, organization),
        workflows: Object.fromEntries(unit.workflows.map((code) => [code, extensions])),
      },
    ]
  },
} satisfies Handlers<'orgUnits'>
