import type { Handlers } from '../../identity/context.ts'
import { findOrgUnit, holdOrgUnit } from '../../identity/org-units.ts'
import { findOrganization } from '../../identity/organizations.ts'
import { listExportCalls } from '../lists/list-export.ts'
import { orgUnitExport } from './export-clients.ts'
import { listOrgUnits } from './list-org-units.ts'
import { workflowRules } from './workflow-rules.ts'
import { orgUnitUsage, removeOrgUnit } from './org-unit-usage.ts'
import { allowAdditions, createOrgUnit, orgUnitEntity, showOrgUnit } from './org-units.ts'
import { updateOrgUnit } from './update-org-unit.ts'

export const orgUnits = {
  ...listExportCalls(orgUnitExport),

  list: ({ db, session, query, now }) => listOrgUnits(db, session, query, now),

  async get({ db, session, path }) {
    const { orgUnit, organization } = await findOrgUnit(db, session, path.orgUnitUUID)
    return showOrgUnit(db, session, orgUnit, organization)
  },

  async create({ db, session, body, journal }) {
    const organization = await findOrganization(db, session, body.organizationUuid)
    const orgUnit = await createOrgUnit(db, session, organization, body, 'body')
    await journal({
      entity: orgUnitEntity(orgUnit),
      after: { name: orgUnit.name, country: orgUnit.country, currency: orgUnit.currency, timezone: orgUnit.timezone },
    })
    return showOrgUnit(db, session, orgUnit, organization)
  },

  async update({ db, session, body, journal, requireVersion }) {
    const held = await holdOrgUnit(db, session, body.uuid)
    const { organization } = await findOrgUnit(db, session, held.id)
    const entity = orgUnitEntity(held)
    await requireVersion({ entity, present: () => showOrgUnit(db, session, held, organization) })
    const { row, before, after } = await updateOrgUnit(db, held, body)
    if (after) await journal({ entity: orgUnitEntity(row), before, after })
    return showOrgUnit(db, session, row, organization)
  },

  async remove({ db, session, path, journal, usage }) {
    const held = await holdOrgUnit(db, session, path.orgUnitUUID)
    await removeOrgUnit({ db, usage }, held)
    await journal({ entity: orgUnitEntity(held), before: { name: held.name } })
  },

  async getUsage({ db, session, path, usage }) {
    const { orgUnit } = await findOrgUnit(db, session, path.orgUnitUUID)
    return orgUnitUsage({ db, usage }, orgUnit)
  },

  async updateFileAdditions({ db, session, path, body, journal }) {
    const orgUnit = await holdOrgUnit(db, session, path.orgUnitUUID)
    const { enabled } = body
    await allowAdditions(db, orgUnit, enabled)
    await journal({
      entity: orgUnitEntity(orgUnit),
      before: { fileAdditionsEnabled: orgUnit.allowsAdditions },
      after: { fileAdditionsEnabled: enabled },
    })
    return { enabled }
  },

  async listWorkflows({ db, session, path }) {
    const { orgUnit, organization } = await findOrgUnit(db, session, path.orgUnitUUID)
    return workflowRules(db, orgUnit, organization)
  },
} satisfies Handlers<'orgUnits'>
