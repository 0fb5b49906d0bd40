import { and, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { conflict } from '../../kernel/refusals.ts'
import { formerly, type Change, type Undo } from '../../identity/undo.ts'
import { allSteps, changeStep, recordedStep, sortSteps, type StepRow } from './steps.ts'
import { workflowTemplates, workflows } from './tables.ts'
import { changeTemplate, recordedTemplate, removeTemplate, type TemplateRow } from './templates.ts'

/** A step that was changed, archived, or restored. */
export const undoStep: Undo = {
  which: 'code',

  async present({ db }, { id: accountId }, change) {
    const row = await holdStep(db, accountId, change)
    return row ? recordedStep(row) : null
  },

  async restore({ db }, { id: accountId }, change) {
    const held = await holdStep(db, accountId, change)
    if (!held) throw conflict('This step no longer exists.', null)
    await changeStep(db, held, formerly<Partial<ReturnType<typeof recordedStep>>>(change))
    return { event: 'WORKFLOW_UPDATED' }
  },
}

async function holdStep(db: Database, accountId: string, { detail }: Change): Promise<StepRow | undefined> {
  const [row] = await db
    .select()
    .from(workflows)
    .where(and(eq(workflows.accountId, accountId), eq(workflows.code, String(detail['code']))))
    .for('update')
  return row
}

/** The order of the steps. */
export const undoSteps: Undo = {
  present: async ({ db }, { id }) => ({ order: (await allSteps(db, id)).map(({ title }) => title) }),

  async restore({ db }, { id }, change) {
    const steps = new Map((await allSteps(db, id)).map((step) => [step.title, step.id]))
    const ids = formerly<{ order: string[] }>(change).order.flatMap((title) => steps.get(title) ?? [])
    await sortSteps(db, id, ids)
    return { event: 'WORKFLOWS_SORTED' }
  },
}

/** Templates that were added, changed, or deleted. */
export const undoTemplate: Undo = {
  which: 'templateUuid',

  async present({ db }, { id: accountId }, change) {
    const row = await holdTemplate(db, accountId, change)
    return row ? recordedTemplate(row) : null
  },

  async restore({ db }, { id: accountId }, change) {
    const held = await holdTemplate(db, accountId, change)
    if (held && change.before === null) {
      await removeTemplate(db, held)
      return { event: 'WORKFLOW_TEMPLATE_REMOVED' }
    }
    const before = formerly<Partial<ReturnType<typeof recordedTemplate>>>(change)
    if (held) {
      await changeTemplate(db, held, before)
      return { event: 'WORKFLOW_TEMPLATE_UPDATED' }
    }
    const { name, workflows: steps, extensions, active } = before as ReturnType<typeof recordedTemplate>
    const orgUnitId = typeof change.detail['orgUnitUuid'] === 'string' ? change.detail['orgUnitUuid'] : null
    const id = String(change.detail['templateUuid'])
    const row = await insertOne(db, workflowTemplates, { id, accountId, orgUnitId, name, steps: [], active })
    // Checked like any change: its name and extensions may be taken by now.
    await changeTemplate(db, { ...row, steps }, { workflows: steps, extensions })
    return { event: 'WORKFLOW_TEMPLATE_CREATED' }
  },
}

async function holdTemplate(db: Database, accountId: string, { detail }: Change): Promise<TemplateRow | undefined> {
  const [row] = await db
    .select()
    .from(workflowTemplates)
    .where(and(eq(workflowTemplates.accountId, accountId), eq(workflowTemplates.id, String(detail['templateUuid']))))
    .for('update')
  return row
}
