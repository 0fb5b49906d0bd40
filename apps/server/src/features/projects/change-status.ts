import type { CancellationOption } from '@dragoman/sdk/operations/cancellationOptions'
import type { ProjectStatusChange } from '@dragoman/sdk/operations/projects'
import { findMove, projectLifecycle } from '@dragoman/sdk/lifecycles'
import type { MoveRefusal, ProjectCondition, ProjectState } from '@dragoman/sdk/lifecycles'
import { eq } from 'drizzle-orm'
import { requireReason } from '../cancellations/options.ts'
import { optionDetail } from '../work/option-detail.ts'
import { settingsOf } from '../account/settings/settings-of.ts'
import { projects } from '../work/tables.ts'
import { conflict, forbidden, impossible, invalid } from '../../kernel/refusals.ts'
import type { ChangeContext, UnattendedContext } from '../../identity/change-context.ts'
import { projectApproved, projectCanceled, projectRestored } from '../work/events.ts'
import { startCosts } from '../costs/start-costs.ts'
import { projectEntity, requireUnlocked } from '../work/find-project.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { requireAutomationIdle } from './automation.ts'
import { moveContextOf, projectFacts } from '../work/allowed-moves.ts'
import { endsByHand, undelivered } from '../work/tasks-of-project.ts'

/**
 * Moves a held project to another state as the table of moves says. 409 when there is no such move from here (someone
 * else may have moved first), 403 when it is not the caller's, 423 while costs run, 422 with what is missing or while its
 * tasks are assigned automatically, 400 without the reason that it wants.
 */
export async function changeStatus(
  context: ChangeContext,
  project: ProjectRow,
  change: ProjectStatusChange,
): Promise<void> {
  const { newStatus, calculateCosts } = change
  if (change.optionUuid !== undefined && newStatus !== 'CANCELLED')
    throw invalid('body.optionUuid', 'A cancellation option goes with CANCELLED only.')
  if (change.purchaseOrder !== undefined && newStatus !== 'APPROVED')
    throw invalid('body.purchaseOrder', 'A purchase order goes with APPROVED only.')
  const { actors, facts } = await moveContextOf(context.db, context.session, project)
  const state = project.status as ProjectState
  const given = { actors, facts, reason: change.reason?.trim() || change.optionUuid }
  const { transition, refusal } = findMove(projectLifecycle, state, { to: newStatus }, given)
  if (refusal) throw await refused(context, project, newStatus, refusal)
  await requireAutomationIdle(context.db, project)
  const { reason, option } =
    transition.move === 'cancel'
      ? await requireReason(context.db, project.accountId, 'PROJECT', change)
      : { reason: change.reason, option: undefined }
  if (calculateCosts && transition.move !== 'submit') {
    throw invalid('body.calculateCosts', 'Costs can be calculated only with the move from DRAFT to PENDING.')
  }
  await setStatus(context, project, newStatus, { reason, option, purchaseOrder: change.purchaseOrder?.trim() })
  switch (transition.move) {
    case 'submit':
      if (calculateCosts) await startCosts(context, { ...project, status: newStatus })
      break
    case 'approve':
      await context.happened(projectApproved, { project, reason })
      break
    case 'cancel':
      await context.happened(projectCanceled, { project, reason, option })
      break
    case 'restore':
      await context.happened(projectRestored, { project, reason })
      break
  }
}

/**
 * Delivers a held project once the last step of each of its work units is delivered, unless its automation is off, or
 * that of the account or of a last step. For the system, after a task was delivered or canceled.
 */
export async function deliverWhenDone(context: UnattendedContext, project: ProjectRow): Promise<void> {
  if (!project.automationEnabled) return
  if (!(await settingsOf(context.db, project.accountId)).projectAutomationEnabled) return
  const facts = (await projectFacts(context.db, [project]))(project)
  const moveContext = { actors: ['system'] as const, facts }
  if (findMove(projectLifecycle, project.status as ProjectState, { move: 'deliver' }, moveContext).refusal) return
  if (await endsByHand(context.db, project)) return
  await setStatus(context, project, 'DELIVERED', { bySystem: true })
}

/** Puts a held project into a state, whether the table has this move or not, and records it. */
export async function setStatus(
  context: Pick<ChangeContext, 'db' | 'now' | 'journal'>,
  project: ProjectRow,
  status: ProjectState,
  {
    reason,
    option,
    purchaseOrder,
    bySystem = false,
  }: {
    reason?: string | undefined
    option?: CancellationOption | undefined
    purchaseOrder?: string | undefined
    bySystem?: boolean
  },
): Promise<void> {
  const { db, now, journal } = context
  const ordered = purchaseOrder !== undefined && purchaseOrder !== project.purchaseOrder
  await db
    .update(projects)
    .set({
      status,
      updatedAt: now,
      deliveredAt: deliveredAt(project, status, now),
      ...(ordered && { purchaseOrder }),
    })
    .where(eq(projects.id, project.id))
  await journal({
    event: 'PROJECT_STATUS_CHANGED',
    entity: projectEntity(project),
    projectId: project.id,
    before: { status: project.status, ...(ordered && { purchaseOrder: project.purchaseOrder }) },
    after: { status, ...(ordered && { purchaseOrder }) },
    detail: { ...(reason && { reason }), ...optionDetail(option), ...(bySystem && { bySystem }) },
  })
}

function deliveredAt(project: ProjectRow, status: ProjectState, now: Date): Date | null {
  if (status === 'DELIVERED') return project.deliveredAt ?? now
  return status === 'INVOICED' ? project.deliveredAt : null
}

async function refused(
  { db }: ChangeContext,
  project: ProjectRow,
  to: ProjectState,
  refusal: MoveRefusal<ProjectCondition>,
): Promise<Error> {
  const { status, name } = project
  switch (refusal.kind) {
    case 'state':
      if (project.invoicedOn !== null)
        return conflict(`${name} is on the invoice ${project.invoicedOn}. Correct that invoice first.`, {
          uuid: project.id,
          status,
          invoice: project.invoicedOn,
        })
      return conflict(`${name} is ${status} and can't change to ${to}.`, { uuid: project.id, status })
    case 'actor':
      return forbidden(`Only ${refusal.by.map((actor) => actorNames[actor]).join(' or ')} can change ${name} to ${to}.`)
    case 'reason':
      return invalid('body.reason', 'Enter a reason.')
    case 'condition':
      requireUnlocked(project)
      return impossible(refusal.unmet.map((condition) => conditionSentences[condition]).join(' '), 'NOT_READY', {
        status,
        missing: await Promise.all(
          refusal.unmet.map(async (condition) => ({
            condition,
            message: conditionSentences[condition],
            ...(condition === 'allDelivered' && { tasks: await undelivered(db, project) }),
            ...(condition === 'costsReady' && { costsStatus: project.costsStatus, reason: project.costsFailure }),
          })),
        ),
      })
  }
}

const actorNames = {
  system: 'the system',
  manager: 'a manager',
  creator: 'the client who created it',
  unitClient: 'a client of its organizational unit',
  assignee: 'the assignee',
  linguist: 'a linguist',
} as const

const conditionSentences: Readonly<Record<ProjectCondition, string>> = {
  hasWorkUnits: 'The project has no work units yet.',
  costsIdle: 'The costs are being calculated.',
  costsReady: "The costs couldn't be calculated. Try again.",
  allDelivered: 'The last step of some work units has not been delivered.',
  notInvoiced: 'The project has been invoiced.',
}
