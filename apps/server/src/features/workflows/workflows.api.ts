import { reachAccount } from '../../identity/reach-account.ts'
import { listSteps } from './list-steps.ts'
import { findOrgUnit } from '../../identity/org-units.ts'
import type { Handlers } from '../../identity/context.ts'

export const workflows = {
  async list({ db, session, query, journal, usage }) {
    const { clientUuid, includeInactive = false } = query
    const accountId = await reachAccount(db, session, query.accountUuid)
    if (accountId !== session.account.id) {
      await journal({ event: 'ACCOUNT_VISITED', entity: { type: 'ACCOUNT', id: accountId, name: accountId } })
    }
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
