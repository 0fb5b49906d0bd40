import type { OrgUnitRow, OrganizationRow } from '../../identity/org-units.ts'
import type { Handlers } from '../../identity/context.ts'
import { findOrganization, holdOrganization, organizationRef } from '../../identity/organizations.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { reachAccount } from '../../identity/reach-account.ts'
import { versionOf } from '../../kernel/version.ts'
import { loadValues } from '../custom-fields/custom-values.ts'
import { organizationCustomValues } from '../custom-fields/tables.ts'
import { listExportCalls } from '../lists/list-export.ts'
import { organizationExport } from './export-clients.ts'
import { countOrganizations, listOrganizations } from './list-organizations.ts'
import { organizationUsage, removeOrganization } from './org-unit-usage.ts'
import { orgUnitRef } from './org-units.ts'
import { createOrganization, organizationEntity, orgUnitsOf, updateOrganization } from './organizations.ts'

export const organizations = {
  ...listExportCalls(organizationExport),

  list: ({ db, session, query, now }) => listOrganizations(db, session, query, now),

  getCounters: ({ db, session, now }) => countOrganizations(db, session, now),

  async get({ db, session, path }) {
    const row = await findOrganization(db, session, path.organizationUUID)
    return show(db, session, row, await orgUnitsOf(db, session, row))
  },

  async create({ db, session, body, journal }) {
    const accountId = await reachAccount(db, session, body.accountUuid)
    const { name, country, orgUnitDrafts = [], customFields } = body
    const wanted = { accountId, name, country, orgUnitDrafts, customFields }
    const { organization, created } = await createOrganization(db, session, wanted)
    await journal({
      accountId,
      entity: { type: 'ORGANIZATION', id: organization.id, name },
      after: { name, country, units: created.map((orgUnit) => orgUnit.name) },
    })
    return show(db, session, organization, created)
  },

  async update({ db, session, body, journal, requireVersion }) {
    const held = await holdOrganization(db, session, body.uuid)
    const present = async (row: OrganizationRow) => show(db, session, row, await orgUnitsOf(db, session, row))
    await requireVersion({ entity: organizationEntity(held), present: () => present(held) })
    const { row, before, after } = await updateOrganization(db, held, body)
    if (after) await journal({ entity: organizationEntity(row), before, after })
    return present(row)
  },

  async remove({ db, session, path, journal, usage }) {
    const held = await holdOrganization(db, session, path.organizationUUID)
    const rows = await orgUnitsOf(db, session, held)
    await removeOrganization({ db, usage }, held)
    const before = { name: held.name, units: rows.map(({ name }) => name) }
    await journal({ entity: organizationEntity(held), before })
  },

  async getUsage({ db, session, path, usage }) {
    return organizationUsage({ db, usage }, await findOrganization(db, session, path.organizationUUID))
  },
} satisfies Handlers<'organizations'>

const show = async (
  db: Database,
  session: SignedIn,
  organization: OrganizationRow,
  orgUnits: readonly OrgUnitRow[],
) => ({
  ...organizationRef(organization),
  version: versionOf([organization.name, organization.country]),
  customFields: (await loadValues(db, session, organizationCustomValues, [organization.id]))(organization.id),
  organizationalUnits: orgUnits.map((orgUnit) => orgUnitRef(orgUnit, organization)),
})
