import type { OrgUnitRow, OrganizationRow } from '../../identity/org-units.ts'
import type { Handlers } from '../../identity/context.ts'
import { findOrganization, organizationRef } from '../../identity/organizations.ts'
import { reachAccount } from '../../identity/reach-account.ts'
import { orgUnitRef } from './org-units.ts'
import { createOrganization, listOrganizations, orgUnitsOf } from './organizations.ts'

export const organizations = {
  list: ({ db, session, query }) => listOrganizations(db, session, query),

  async get({ db, session, path }) {
    const row = await findOrganization(db, session, path.organizationUUID)
    return show(row, await orgUnitsOf(db, session, row))
  },

  async create({ db, session, body, journal }) {
    const accountId = await reachAccount(db, session, body.accountUuid)
    const { name, country, orgUnitDrafts = [] } = body
    const { organization, created } = await createOrganization(db, session, { accountId, name, country, orgUnitDrafts })
    await journal({
      author: { accountId, userId: session.user.id },
      entity: { type: 'ORGANIZATION', id: organization.id, name },
      after: { name, country, units: created.map((orgUnit) => orgUnit.name) },
    })
    return show(organization, created)
  },
} satisfies Handlers<'organizations'>

const show = (organization: OrganizationRow, orgUnits: readonly OrgUnitRow[]) => ({
  ...organizationRef(organization),
  customFields: [],
  organizationalUnits: orgUnits.map((orgUnit) => orgUnitRef(orgUnit, organization)),
})
