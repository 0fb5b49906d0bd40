import type { WorkflowSettingsOfAccount } from '@dragoman/sdk/operations/workflows'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { lastChange } from '../../kernel/journal.ts'
import { allSteps, showStep } from './steps.ts'
import { allTemplates, showTemplates } from './templates.ts'

const events = [
  'WORKFLOW_CREATED',
  'WORKFLOW_UPDATED',
  'WORKFLOWS_SORTED',
  'WORKFLOW_TEMPLATE_CREATED',
  'WORKFLOW_TEMPLATE_UPDATED',
  'WORKFLOW_TEMPLATE_REMOVED',
] as const

/** The steps and templates of the caller's account, and who changed them last. */
export async function workflowSettings(db: Database, session: SignedIn): Promise<WorkflowSettingsOfAccount> {
  const { id } = session.account
  const change = await lastChange(db, id, { type: 'ACCOUNT', id }, { events })
  const by = change?.by?.uuid
  const user = by ? (await loadPeople(db, session, [by]))(by) : undefined
  return {
    workflows: (await allSteps(db, id)).map(showStep),
    templates: await showTemplates(db, await allTemplates(db, id)),
    ...(change && { lastChange: { date: change.at.getTime(), ...(user && { user }) } }),
  }
}
