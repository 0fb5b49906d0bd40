import type { ProjectInfo } from '@dragoman/sdk/operations/projects'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { projectResources, projects } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { scheduleTasks } from '../work/due-dates.ts'
import { taskOffers, tasks } from '../work/task-tables.ts'
import { impossible, invalid } from '../../kernel/refusals.ts'
import type { ChangeContext } from '../../identity/change-context.ts'
import { requireLanguage } from '../locales/require-language.ts'
import { forgetCosts, outdateCosts } from '../costs/forget-costs.ts'
import { requirePerson } from './create-project.ts'
import { findOwnOrgUnit, requireActive } from '../work/own-org-unit.ts'
import { usualPrices } from '../costs/usual-prices.ts'
import { projectEntity, requireDraft, requireUnlocked } from '../work/find-project.ts'
import type { ProjectRow } from '../work/find-project.ts'

type Change = Partial<typeof projects.$inferInsert>

/**
 * Changes some fields of a held project; those left out stay. Nothing is recorded when nothing changes. Costs that were
 * calculated with other prices are forgotten.
 */
export async function updateInfo(context: ChangeContext, project: ProjectRow, info: ProjectInfo): Promise<void> {
  requireUnlocked(project)
  if (project.status === 'INVOICED' || project.status === 'CANCELLED') {
    const message = `${project.name} is ${project.status} and can't be changed.`
    throw impossible(message, 'PROJECT_CLOSED', { status: project.status })
  }
  const wanted = { ...plainFields(info), ...(await people(context, info)), ...(await places(context, project, info)) }
  const changed = Object.entries(wanted).filter(([key, value]) => !isSame(project[key as keyof ProjectRow], value))
  if (changed.length === 0) return
  const after: Change = Object.fromEntries(changed)
  await context.db
    .update(projects)
    .set({ ...after, updatedAt: context.now })
    .where(eq(projects.id, project.id))
  if ('orgUnitId' in after) {
    await context.db.update(tasks).set({ orgUnitId: after.orgUnitId }).where(eq(tasks.projectId, project.id))
  }
  // Offers followed rules that no longer apply.
  if (after.autopilotEnabled === false || 'orgUnitId' in after) await withdrawOffers(context.db, project.id)
  if ('dueDate' in after) await scheduleTasks(context.db, project.id, context.now)
  const changesPrices = 'currency' in after || 'priceListId' in after || 'netRateSettingsId' in after
  if (changesPrices) {
    await context.db.update(projects).set({ pricedWith: null }).where(eq(projects.id, project.id))
    await forgetCosts(context.db, { ...project, ...after })
  } else if ('tmMatchOverRepetition' in after || 'ntMatchOverRepetition' in after) {
    await outdateCosts(context.db, project, context.now)
  }
  await context.journal({
    entity: projectEntity(project),
    projectId: project.id,
    before: Object.fromEntries(changed.map(([key]) => [key, project[key as keyof ProjectRow]])),
    after: { ...after },
  })
}

/** Opens the tasks of a project to all linguists who may claim them. */
async function withdrawOffers(db: ChangeContext['db'], projectId: string): Promise<void> {
  const ofProject = db.select({ id: tasks.id }).from(tasks).where(eq(tasks.projectId, projectId))
  await db.delete(taskOffers).where(inArray(taskOffers.taskId, ofProject))
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function plainFields(info: ProjectInfo): Change {
  const { reference, instructions, notes, tags, dueDate } = info
  return {
    ...(reference !== undefined && { reference }),
    ...(instructions !== undefined && { instructions }),
    ...(notes !== undefined && { notes }),
    ...(tags !== undefined && { tags: [...new Set(tags)] }),
    ...(dueDate !== undefined && { dueDate: dueDate === null ? null : new Date(dueDate) }),
    ...(info.automationEnabled !== undefined && { automationEnabled: info.automationEnabled }),
    ...(info.autopilotEnabled !== undefined && { autopilotEnabled: info.autopilotEnabled }),
    ...(info.purchaseOrder !== undefined && { purchaseOrder: info.purchaseOrder.trim() }),
    ...(info.keyDates !== undefined && { keyDates: info.keyDates.toSorted((a, b) => a.date - b.date) }),
    ...(info.ntMatchOverRepetitionEnabled !== undefined && {
      ntMatchOverRepetition: info.ntMatchOverRepetitionEnabled,
    }),
    ...(info.tmMatchOverRepetitionEnabled !== undefined && {
      tmMatchOverRepetition: info.tmMatchOverRepetitionEnabled,
    }),
    ...(info.spellCheckerIgnoreWordsEnabled !== undefined && {
      ignoresSpellingWords: info.spellCheckerIgnoreWordsEnabled,
    }),
  }
}

async function people({ db, session }: ChangeContext, info: ProjectInfo): Promise<Change> {
  const { assigneeUUID, contactUUID } = info
  if (assigneeUUID) await requirePerson(db, session, assigneeUUID, 'body.assigneeUUID')
  if (contactUUID !== undefined) await requirePerson(db, session, contactUUID, 'body.contactUUID')
  return {
    ...(assigneeUUID !== undefined && { assigneeId: assigneeUUID }),
    ...(contactUUID !== undefined && { contactId: contactUUID }),
  }
}

/** Organizational unit, name, source language and settings, each refused where it cannot change. */
async function places(context: ChangeContext, project: ProjectRow, info: ProjectInfo): Promise<Change> {
  const { clientUUID, sourceLocale, name, inferDefaultSettings } = info
  const change: Change = {}
  if (clientUUID !== undefined && clientUUID !== project.orgUnitId) {
    requireDraft(project, 'The organizational unit can be changed')
    const orgUnit = await findOwnOrgUnit(context.db, context.session, clientUUID)
    requireActive(orgUnit)
    change.orgUnitId = orgUnit.id
  }
  if (sourceLocale !== undefined && sourceLocale !== project.sourceLocale) {
    requireLanguage(sourceLocale, 'body.sourceLocale')
    await requireNoFiles(context, project)
    change.sourceLocale = sourceLocale
  }
  if (name !== undefined && name !== project.name) {
    await requireFreeName(context, project, name)
    change.name = name
  }
  if (inferDefaultSettings) {
    requireDraft(project, 'The settings of the organizational unit can be applied')
    const orgUnit = await findOwnOrgUnit(context.db, context.session, change.orgUnitId ?? project.orgUnitId)
    Object.assign(change, await usualPrices(context.db, orgUnit, true), {
      currency: orgUnit.currency,
      timezone: orgUnit.timezone,
    })
  }
  return change
}

async function requireNoFiles({ db }: ChangeContext, project: ProjectRow): Promise<void> {
  const [workUnit] = await db
    .select({ id: workUnits.id })
    .from(workUnits)
    .where(eq(workUnits.projectId, project.id))
    .limit(1)
  const [file] = await db
    .select({ id: projectResources.id })
    .from(projectResources)
    .where(eq(projectResources.projectId, project.id))
    .limit(1)
  if (!workUnit && !file) return
  throw impossible('The source language can be changed only while the project has no files.', 'FILES_EXIST', {
    hasWorkUnits: workUnit !== undefined,
  })
}

async function requireFreeName({ db }: ChangeContext, project: ProjectRow, name: string): Promise<void> {
  const [other] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.accountId, project.accountId), eq(projects.name, name), ne(projects.id, project.id)))
  if (other) throw invalid('body.name', `A project named ${name} already exists.`)
}
