import type { OrganizationListItem } from '@dragoman/sdk/operations/organizations'
import type { OrgUnitListItem } from '@dragoman/sdk/operations/orgUnits'
import { eq, inArray } from 'drizzle-orm'
import { organizations, orgUnits } from '../../identity/tables.ts'
import { inOrderOf } from '../../kernel/database/one-row.ts'
import { timeCell, type ExportedList } from '../lists/list-export.ts'
import { listedOrganizations, wholeOrganizationOrder, showOrganizations } from './list-organizations.ts'
import { listedOrgUnits, wholeOrgUnitOrder } from './list-org-units.ts'
import { showOrgUnitItems } from './org-units.ts'

/** The list of organizations as a file. */
export const organizationExport: ExportedList<OrganizationListItem> = {
  jobType: 'ORGANIZATION_LIST_EXPORT',
  fileName: 'organizations',
  async ids(db, session, { q, filter, sort }, now) {
    const found = await db
      .select({ id: organizations.id })
      .from(organizations)
      .where(await listedOrganizations(db, session, { q, filter }, now))
      .orderBy(...(await wholeOrganizationOrder(db, session, sort, now)))
    return found.map(({ id }) => id)
  },
  async rows(db, session, ids, _, now) {
    const found = await db.select().from(organizations).where(inArray(organizations.id, ids))
    return showOrganizations(db, session, inOrderOf(ids, found), now)
  },
  customFields: ({ customFields }) => customFields,
  fields: {
    name: ({ name }) => name,
    country: ({ country }) => country,
    orgUnitCount: ({ orgUnitCount }) => orgUnitCount,
    openProjects: ({ openProjects }) => openProjects,
    overdueProjects: ({ overdueProjects }) => overdueProjects,
    quotes: ({ quotes }) => quotes,
    orderedThisMonth: ({ orderedThisMonth }) =>
      orderedThisMonth?.map(({ currency, amount }) => `${currency} ${amount}`).join(' + '),
    lastOrderDate: ({ lastOrderDate }) => timeCell(lastOrderDate),
    id: ({ id }) => id,
    createDate: ({ createDate }) => timeCell(createDate),
    uuid: ({ uuid }) => uuid,
  },
}

/** The list of organizational units as a file. */
export const orgUnitExport: ExportedList<OrgUnitListItem> = {
  jobType: 'ORG_UNIT_LIST_EXPORT',
  fileName: 'organizational-units',
  async ids(db, session, { q, filter, sort }, now) {
    const found = await db
      .select({ id: orgUnits.id })
      .from(orgUnits)
      .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
      .where(await listedOrgUnits(db, session, { q, filter }, now))
      .orderBy(...(await wholeOrgUnitOrder(db, session, sort)))
    return found.map(({ id }) => id)
  },
  async rows(db, session, ids) {
    const found = await db
      .select({ orgUnit: orgUnits, organization: organizations })
      .from(orgUnits)
      .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
      .where(inArray(orgUnits.id, ids))
    const items = await showOrgUnitItems(db, session, found)
    return inOrderOf(
      ids,
      items.map((item) => ({ id: item.uuid, item })),
    ).map(({ item }) => item)
  },
  customFields: ({ customFields }) => customFields,
  fields: {
    name: ({ name }) => name,
    organization: ({ organization }) => organization.name,
    status: ({ status }) => status,
    source: ({ defaultSourceLanguage }) => defaultSourceLanguage,
    targets: ({ clientLanguages }) => clientLanguages?.replaceAll(',', ', '),
    workflows: ({ workflows }) => workflows.join(', '),
    country: ({ country }) => country,
    currency: ({ currency }) => currency,
    timezone: ({ timezone }) => timezone,
    tags: ({ tags }) => tags.join(', '),
    createDate: ({ createDate }) => timeCell(createDate),
    uuid: ({ uuid }) => uuid,
  },
}
