import type { Context, Handlers } from '../../identity/context.ts'
import { findOrgUnit } from '../../identity/org-units.ts'
import { accountEntity, holdReachedAccount, visitAccount } from '../../identity/visit-account.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { only } from '../../kernel/database/one-row.ts'
import { listSteps } from './list-steps.ts'
import { addStep, allSteps, changeStep, findStep, recordedStep, showStep, sortSteps } from './steps.ts'
import { addTemplate, changeTemplate, findTemplate, recordedTemplate } from './templates.ts'
import { removeTemplate, showTemplates, templatesOf } from './templates.ts'
import { workflowSettings } from './workflow-settings.ts'

/** The caller's account, held: its steps and templates change one at a time. */
const hold = (input: Pick<Context, 'db' | 'session'>) => holdReachedAccount(input, input.session.account.id)

export const workflows = {
  async list(input) {
    const { db, session, query, usage } = input
    const { clientUuid, includeInactive = false } = query
    const { id: accountId } = await visitAccount(input, query.accountUuid, 'WORKFLOWS')
    const orgUnit = clientUuid ? (await findOrgUnit(db, session, clientUuid)).orgUnit : undefined
    // The steps of new projects of an organizational unit, and those of the projects that it has.
    const templates = orgUnit ? await templatesOf(db, orgUnit) : []
    const ofTemplates = templates.flatMap(({ steps }) => steps)
    const codes = orgUnit && [...orgUnit.workflows, ...ofTemplates, ...(await usage.workflowsOf(db, orgUnit.id))]
    return (await listSteps(db, accountId, { codes, includeInactive })).map(showStep)
  },

  getSettings: ({ db, session }) => workflowSettings(db, session),

  async create(input) {
    const { db, body, journal } = input
    const account = await hold(input)
    const row = await addStep(db, account.id, body)
    const detail = { names: [row.title], code: row.code }
    await journal({ entity: accountEntity(account), after: recordedStep(row), detail })
    return showStep(row)
  },

  async sort(input) {
    const { db, body, journal } = input
    const account = await hold(input)
    const titles = (rows: Awaited<ReturnType<typeof allSteps>>) => rows.map(({ title }) => title)
    const before = titles(await allSteps(db, account.id))
    const rows = await sortSteps(db, account.id, body.workflowUuids)
    const after = titles(rows)
    if (before.join('\n') !== after.join('\n'))
      await journal({ entity: accountEntity(account), before: { order: before }, after: { order: after } })
    return rows.map(showStep)
  },

  async update(input) {
    const { db, path, body, journal } = input
    const account = await hold(input)
    const held = await findStep(db, account.id, path.workflowUUID)
    await input.requireVersion({
      entity: accountEntity(account),
      present: () => Promise.resolve(showStep(held)),
      holds: { detail: { code: held.code } },
    })
    const row = await changeStep(db, held, body)
    const { isChanged, ...change } = changedFields(recordedStep(held), recordedStep(row))
    const detail = { names: [held.title], code: held.code }
    if (isChanged) await journal({ entity: accountEntity(account), ...change, detail })
    return showStep(row)
  },

  async createTemplate(input) {
    const { db, session, body, journal } = input
    const account = await hold(input)
    const row = await addTemplate(db, session, body)
    const detail = { names: [row.name], templateUuid: row.id }
    await journal({ entity: accountEntity(account), after: recordedTemplate(row), detail })
    return only(await showTemplates(db, [row]))
  },

  async updateTemplate(input) {
    const { db, path, body, journal } = input
    const account = await hold(input)
    const held = await findTemplate(db, account.id, path.templateUUID)
    await input.requireVersion({
      entity: accountEntity(account),
      present: async () => only(await showTemplates(db, [held])),
      holds: { detail: { templateUuid: held.id } },
    })
    const row = await changeTemplate(db, held, body)
    const { isChanged, ...change } = changedFields(recordedTemplate(held), recordedTemplate(row))
    const detail = { names: [held.name], templateUuid: held.id }
    if (isChanged) await journal({ entity: accountEntity(account), ...change, detail })
    return only(await showTemplates(db, [row]))
  },

  async removeTemplate(input) {
    const { db, path, journal } = input
    const account = await hold(input)
    const held = await findTemplate(db, account.id, path.templateUUID)
    await removeTemplate(db, held)
    const orgUnit = held.orgUnitId !== null && { orgUnitUuid: held.orgUnitId }
    const detail = { names: [held.name], templateUuid: held.id, ...orgUnit }
    await journal({ entity: accountEntity(account), before: recordedTemplate(held), detail })
  },
} satisfies Handlers<'workflows'>
