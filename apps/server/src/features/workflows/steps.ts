import type { Workflow, WorkflowCreate, WorkflowUpdate } from '@dragoman/sdk/operations/workflows'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { impossible, invalid } from '../../kernel/refusals.ts'
import { versionOf } from '../../kernel/version.ts'
import { defaultSteps } from './default-steps.ts'
import { workflows } from './tables.ts'

export type StepRow = typeof workflows.$inferSelect

/** Steps that an account can have, archived ones included. */
const most = 100

/** A step as the contract has it. */
export const showStep = (row: StepRow): Workflow => ({
  uuid: row.id,
  code: row.code,
  title: row.title,
  description: row.description,
  sequence: row.sequence,
  projectSequence: row.projectSequence,
  active: row.active,
  editorEnabled: row.editorEnabled,
  writesMemories: row.writesMemories,
  isCharged: row.isCharged,
  settings: row.settings,
  version: versionOf(recordedStep(row)),
})

/** The fields of a step that are journaled. */
export const recordedStep = ({
  title,
  description,
  active,
  editorEnabled,
  writesMemories,
  isCharged,
  settings,
}: StepRow) => ({
  title,
  description,
  active,
  editorEnabled,
  writesMemories,
  isCharged,
  settings,
})

/** All steps of an account, archived ones too, in their order. */
export const allSteps = (db: Database, accountId: string): Promise<StepRow[]> =>
  db.select().from(workflows).where(eq(workflows.accountId, accountId)).orderBy(asc(workflows.sequence))

/** Adds a step to a held account, behind the others. */
export async function addStep(db: Database, accountId: string, body: WorkflowCreate): Promise<StepRow> {
  const steps = await allSteps(db, accountId)
  if (steps.length >= most) throw impossible(`An account can have ${most} workflow steps.`, 'TOO_MANY', { limit: most })
  const title = requireTitle(steps, body.title)
  const code = body.code ?? codeOf(title, steps)
  const taken = steps.find((step) => step.code === code)
  if (taken) throw impossible(`There is already a step with the code ${code}.`, 'NAME_TAKEN', { uuid: taken.id })
  const last = Math.max(0, ...steps.map(({ sequence }) => sequence))
  return insertOne(db, workflows, {
    accountId,
    code,
    title,
    description: body.description?.trim() ?? '',
    editorEnabled: body.editorEnabled ?? true,
    writesMemories: body.writesMemories ?? true,
    isCharged: body.isCharged ?? true,
    settings: { projectAutomationEnabled: true, zenModeEnabled: false, ...body.settings },
    sequence: last + 1,
    projectSequence: last + 1,
  })
}

/** A step of an account; 404 for any other. */
export const findStep = (db: Database, accountId: string, id: string): Promise<StepRow> =>
  findVisible(db, workflows, { id, visible: eq(workflows.accountId, accountId), what: 'workflow step', held: true })

/** Changes a step of a held account. */
export async function changeStep(db: Database, held: StepRow, body: WorkflowUpdate): Promise<StepRow> {
  const { title, description, settings, ...rest } = body
  const steps = await allSteps(db, held.accountId)
  if (body.active === false && !steps.some((step) => step.active && step.id !== held.id))
    throw impossible('An account needs at least one active workflow step.', 'LAST_STEP')
  return updateOne(db, workflows, eq(workflows.id, held.id), {
    ...held,
    ...rest,
    ...(title !== undefined && { title: requireTitle(steps, title, held.id) }),
    ...(description !== undefined && { description: description.trim() }),
    settings: { ...held.settings, ...settings },
  })
}

/** Puts the steps of a held account in an order; those that are not named follow. */
export async function sortSteps(db: Database, accountId: string, ids: readonly string[]): Promise<StepRow[]> {
  const steps = await allSteps(db, accountId)
  const known = new Map(steps.map((step) => [step.id, step]))
  const unknown = ids.findIndex((id) => !known.has(id))
  if (unknown !== -1) throw invalid(`body.workflowUuids[${unknown}]`, 'This account has no such workflow step.')
  const named = new Set(ids)
  const sorted = [...ids, ...steps.map(({ id }) => id).filter((id) => !named.has(id))]
  await db.execute(sql`
    update ${workflows} set sequence = given.place, project_sequence = given.place
    from unnest(${sql.param(sorted)}::uuid[]) with ordinality as given (id, place)
    where ${workflows.id} = given.id`)
  return allSteps(db, accountId)
}

/** Names that an account gave to steps, by code: of its own steps, and of those that it has renamed. */
export async function stepTitles(db: Database, accountId: string): Promise<Record<string, string>> {
  const usual = new Map(defaultSteps.map(({ code, title }) => [code, title]))
  const rows = await db
    .select({ code: workflows.code, title: workflows.title })
    .from(workflows)
    .where(eq(workflows.accountId, accountId))
  return Object.fromEntries(rows.flatMap(({ code, title }) => (usual.get(code) === title ? [] : [[code, title]])))
}

/** The codes of the steps of which the editor begins in its focus layout. */
export async function stepsInFocus(db: Database, accountId: string): Promise<Set<string>> {
  const inFocus = sql`${workflows.settings} @> '{"zenModeEnabled": true}'`
  const rows = await db
    .select({ code: workflows.code })
    .from(workflows)
    .where(and(eq(workflows.accountId, accountId), inFocus))
  return new Set(rows.map(({ code }) => code))
}

function requireTitle(steps: readonly StepRow[], given: string, id?: string): string {
  const title = given.trim()
  if (title === '') throw invalid('body.title', 'Enter a name.')
  const taken = steps.find((step) => step.id !== id && step.title.toLowerCase() === title.toLowerCase())
  if (taken) throw impossible(`There is already a step called ${taken.title}.`, 'NAME_TAKEN', { uuid: taken.id })
  return title
}

/** A code for a name that no other step has: `LEGAL_REVIEW`, or `STEP_17` where the name has no Latin letters. */
function codeOf(title: string, steps: readonly StepRow[]): string {
  const letters = title.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()
  const base = letters
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^[^A-Z]+|_+$/g, '')
    .slice(0, 50)
  const taken = new Set(steps.map(({ code }) => code))
  for (let number = base ? 1 : steps.length + 1; ; number += 1) {
    const code = base ? (number === 1 ? base : `${base}_${number}`) : `STEP_${number}`
    if (!taken.has(code)) return code
  }
}
