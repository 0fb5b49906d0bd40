import type { Handlers } from '../../../identity/context.ts'
import { findOrgUnit } from '../../../identity/org-units.ts'
import { findOrganization } from '../../../identity/organizations.ts'
import { notFound } from '../../../kernel/refusals.ts'
import { orgUnitsIn, summarizeClient } from './summarize-client.ts'

export const clientSummaries = {
  async getOrgUnit({ db, session, path, query, now }) {
    const { orgUnit } = await findOrgUnit(db, session, path.orgUnitUUID)
    return summarizeClient(db, session, [orgUnit], { ...query, now })
  },

  async getOrganization({ db, session, path, query, now }) {
    const organization = await findOrganization(db, session, path.organizationUUID)
    const orgUnits = await orgUnitsIn(db, session, organization)
    const { orgUnitUuid } = query
    if (orgUnitUuid && !orgUnits.some(({ id }) => id === orgUnitUuid)) throw notFound('organizational unit')
    return summarizeClient(db, session, orgUnits, { ...query, now })
  },
} satisfies Handlers<'clientSummaries'>
