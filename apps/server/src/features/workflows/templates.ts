import type {
  WorkflowTemplate,
  WorkflowTemplateCreate,
  WorkflowTemplateUpdate,
} from '@dragoman/sdk/operations/workflows'
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { findOrgUnit, type OrgUnitRow } from '../../identity/org-units.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { orgUnits } from '../../identity/tables.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { impossible, invalid } from '../../kernel/refusals.ts'
import { versionOf } from '../../kernel/version.ts'
import { listSteps } from './list-steps.ts'
import { workflowTemplates } from './tables.ts'

export type TemplateRow = typeof workflowTemplates.$inferSelect

/** Templates that an account can have. */
const most = 500

/** All templates of an account, by name. */
export const allTemplates = (db: Database, accountId: string): Promise<TemplateRow[]> =>
  db
    .select()
    .from(workflowTemplates)
    .where(eq(workflowTemplates.accountId, accountId))
    .orderBy(asc(workflowTemplates.name), asc(workflowTemplates.id))

/** The templates that are offered in an organizational unit, its own ones first, by name. */
export async function templatesOf(
  db: Database,
  { id, accountId }: Pick<OrgUnitRow, 'id' | 'accountId'>,
): Promise<TemplateRow[]> {
  const rows = await db
    .select()
    .from(workflowTemplates)
    .where(
      and(
        eq(workflowTemplates.accountId, accountId),
        eq(workflowTemplates.active, true),
        or(eq(workflowTemplates.orgUnitId, id), isNull(workflowTemplates.orgUnitId)),
      ),
    )
    .orderBy(asc(workflowTemplates.name), asc(workflowTemplates.id))
  return [...rows.filter(({ orgUnitId }) => orgUnitId !== null), ...rows.filter(({ orgUnitId }) => orgUnitId === null)]
}

/** Templates as the contract has them. */
export async function showTemplates(db: Database, rows: readonly TemplateRow[]): Promise<WorkflowTemplate[]> {
  const ids = rows.flatMap(({ orgUnitId }) => orgUnitId ?? [])
  const units = ids.length > 0 ? await db.select().from(orgUnits).where(isOneOf(orgUnits.id, ids)) : []
  return rows.map((row) => {
    const unit = units.find(({ id }) => id === row.orgUnitId)
    return {
      uuid: row.id,
      name: row.name,
      workflows: row.steps,
      extensions: row.extensions.map((extension) => extension.toUpperCase()),
      active: row.active,
      ...(unit && { orgUnit: { id: unit.number, uuid: unit.id, name: unit.name } }),
      version: versionOf(recordedTemplate(row)),
    }
  })
}

/** The fields of a template that are journaled. */
export const recordedTemplate = ({ name, steps, extensions, active }: TemplateRow) => ({
  name,
  workflows: steps,
  extensions,
  active,
})

/** A template of an account, held; 404 for any other. */
export const findTemplate = (db: Database, accountId: string, id: string): Promise<TemplateRow> =>
  findVisible(db, workflowTemplates, {
    id,
    visible: eq(workflowTemplates.accountId, accountId),
    what: 'workflow template',
    held: true,
  })

/** Adds a template to a held account. */
export async function addTemplate(db: Database, session: SignedIn, body: WorkflowTemplateCreate): Promise<TemplateRow> {
  const accountId = session.account.id
  const present = await allTemplates(db, accountId)
  if (present.length >= most)
    throw impossible(`An account can have ${most} workflow templates.`, 'TOO_MANY', { limit: most })
  const orgUnitId = body.orgUnitUuid ? (await findOrgUnit(db, session, body.orgUnitUuid)).orgUnit.id : null
  const wanted = { ...body, active: true, extensions: body.extensions ?? [] }
  return insertOne(db, workflowTemplates, {
    accountId,
    orgUnitId,
    active: true,
    ...(await readTemplate(db, { accountId, orgUnitId, others: present }, wanted)),
  })
}

/** Changes a template of a held account. */
export async function changeTemplate(
  db: Database,
  held: TemplateRow,
  body: WorkflowTemplateUpdate,
): Promise<TemplateRow> {
  const { accountId, orgUnitId, steps, name, extensions, active } = held
  const others = (await allTemplates(db, accountId)).filter(({ id }) => id !== held.id)
  const wanted = { name, workflows: steps, extensions, active, ...body }
  const given = await readTemplate(db, { accountId, orgUnitId, others, kept: steps }, wanted)
  return updateOne(db, workflowTemplates, eq(workflowTemplates.id, held.id), { ...given, active: wanted.active })
}

/** Deletes a template. */
export const removeTemplate = (db: Database, { id }: TemplateRow) =>
  db.delete(workflowTemplates).where(eq(workflowTemplates.id, id))

interface Place {
  accountId: string
  orgUnitId: string | null
  others: readonly TemplateRow[]
  /** Steps that it has already: they may be archived since. */
  kept?: readonly string[]
}

async function readTemplate(
  db: Database,
  { accountId, orgUnitId, others, kept = [] }: Place,
  wanted: { name: string; workflows: readonly string[]; extensions: readonly string[]; active: boolean },
) {
  const beside = others.filter((other) => other.orgUnitId === orgUnitId)
  const name = wanted.name.trim()
  if (name === '') throw invalid('body.name', 'Enter a name.')
  const taken = beside.find((other) => other.name.toLowerCase() === name.toLowerCase())
  if (taken) throw impossible(`There is already a template called ${taken.name}.`, 'NAME_TAKEN', { uuid: taken.id })
  const steps = await listSteps(db, accountId, { codes: wanted.workflows, includeInactive: false })
  const known = new Set([...kept, ...steps.map(({ code }) => code)])
  const unknown = wanted.workflows.findIndex((code) => !known.has(code))
  if (unknown !== -1)
    throw invalid(`body.workflows[${unknown}]`, `${wanted.workflows[unknown]} isn't an active workflow step.`)
  const extensions = [...new Set(wanted.extensions.map((extension) => extension.toLowerCase()))]
  for (const other of wanted.active ? beside.filter(({ active }) => active) : []) {
    const extension = extensions.find((one) => other.extensions.includes(one))?.toUpperCase()
    if (extension)
      throw impossible(`${extension} files already start with the template ${other.name}.`, 'FILE_TYPE_TAKEN', {
        uuid: other.id,
        name: other.name,
        extension,
      })
  }
  return { name, steps: [...wanted.workflows], extensions }
}

/**
 * The steps that files start with in an organizational unit where none are named: those of the unit's template for the
 * type of the file, else of the account's, else the steps of the unit. Archived steps are left out.
 */
export async function startingSteps(
  db: Database,
  orgUnit: Pick<OrgUnitRow, 'id' | 'accountId' | 'workflows'>,
): Promise<(fileName: string) => string[]> {
  const templates = await templatesOf(db, orgUnit)
  const active = new Set(
    (await listSteps(db, orgUnit.accountId, { codes: undefined, includeInactive: false })).map(({ code }) => code),
  )
  const inUse = (codes: readonly string[]) => codes.filter((code) => active.has(code))
  return (fileName) => {
    const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
    const steps = templates
      .filter(({ extensions }) => extensions.includes(extension))
      .map((template) => inUse(template.steps))
      .find(({ length }) => length > 0)
    return steps ?? inUse(orgUnit.workflows)
  }
}
