import { formats } from '../../engines/formats/formats.ts'
import type { Handlers } from '../../identity/context.ts'
import { findOrgUnit, holdOrgUnit } from '../../identity/org-units.ts'
import { findOrganization } from '../../identity/organizations.ts'
import { listOrgUnits } from './list-org-units.ts'
import { allowAdditions, createOrgUnit, orgUnitRef, showOrgUnit } from './org-units.ts'

export const orgUnits = {
  list: ({ db, session, query }) => listOrgUnits(db, session, query),

  async get({ db, session, path }) {
    const { orgUnit, organization } = await findOrgUnit(db, session, path.orgUnitUUID)
    return showOrgUnit(db, session, orgUnit, organization)
  },

  async create({ db, session, body, journal }) {
    const organization = await findOrganization(db, session, body.organizationUuid)
    const orgUnit = await createOrgUnit(db, session, organization, body, 'body')
    await journal({
      entity: { type: 'ORG_UNIT', id: orgUnit.id, name: orgUnit.name },
      after: { name: orgUnit.name, country: orgUnit.country, currency: orgUnit.currency, timezone: orgUnit.timezone },
    })
    return showOrgUnit(db, session, orgUnit, organization)
  },

  async updateFileAdditions({ db, session, path, body, journal }) {
    const orgUnit = await holdOrgUnit(db, session, path.orgUnitUUID)
    const { enabled } = body
    await allowAdditions(db, orgUnit, enabled)
    await journal({
      entity: { type: 'ORG_UNIT', id: orgUnit.id, name: orgUnit.name },
      before: { fileAdditionsEnabled: orgUnit.allowsAdditions },
      after: { fileAdditionsEnabled: enabled },
    })
    return { enabled }
  },

  /** One rule for the organizational unit: each of its steps takes every file format that can be imported. */
  async listWorkflows({ db, session, path }) {
    const { orgUnit, organization } = await findOrgUnit(db, session, path.orgUnitUUID)
    const extensions = formats.flatMap((format) => format.extensions.map((extension) => extension.toUpperCase()))
    return [
      {
        name: orgUnit.name,
        active: true,
        client: orgUnitRef(orgUnit, organization),
        workflows: Object.fromEntries(orgUnit.workflows.map((code) => [code, extensions])),
      },
    ]
  },
} satisfies Handlers<'orgUnits'>
