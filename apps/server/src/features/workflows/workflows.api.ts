import { visitAccount } from '../../identity/visit-account.ts'
import { listSteps } from './list-steps.ts'
import { findOrgUnit } from '../../identity/org-units.ts'
import type { Handlers } from '../../identity/context.ts'

export const workflows = {
  async list(input) {
    const { db, session, query, usage } = input
    const { clientUuid, includeInactive = false } = query
    const { id: accountId } = await visitAccount(input, query.accountUuid, 'WORKFLOWS')
    const orgUnit = clientUuid ? (await findOrgUnit(db, session, clientUuid)).orgUnit : undefined
    // The steps of new projects of an organizational unit, and those of the projects that it has.
    const codes = orgUnit && [...orgUnit.workflows, ...(await usage.workflowsOf(db, orgUnit.id))]
    const rows = await listSteps(db, accountId, { codes, includeInactive })
    return rows.map((row) => ({
      uuid: row.id,
      code: row.code,
      title: row.title,
      description: row.description,
      sequence: row.sequence,
      projectSequence: row.projectSequence,
      active: row.active,
      editorEnabled: row.editorEnabled,
      settings: row.settings,
    }))
  },
} satisfies Handlers<'workflows'>
