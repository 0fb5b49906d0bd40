import { projectLifecycle, taskLifecycle, type Transition } from '@dragoman/sdk/lifecycles'
import type {
  PipelineAction,
  PipelineEvent,
  PipelineSubject,
  PipelineTrigger,
} from '@dragoman/sdk/operations/pipelines'
import { invalid } from '../../kernel/refusals.ts'
import { openStates } from '../work/tasks-of-project.ts'
import { subjectOf } from './events.ts'

/** The reasons why an action can't act on a project or task in some state, in the words of its refusal. */
export interface Obstacle {
  /** Position of the action. */
  at: number
  message: string
}

/** The states that a project or task can have right after an event that is about its state. */
const statesAt: Partial<Record<PipelineEvent, readonly string[]>> = {
  PROJECT_SUBMITTED: ['PENDING'],
  PROJECT_APPROVED: ['APPROVED'],
  PROJECT_DELIVERED: ['DELIVERED'],
  PROJECT_CANCELED: ['CANCELLED'],
  TASK_ASSIGNED: ['PENDING', 'APPROVED'],
  TASK_ACCEPTED: ['APPROVED'],
  TASK_DELIVERED: ['DELIVERED'],
  TASK_RETURNED: ['PENDING'],
}

const rowsOf = (subject: PipelineSubject): readonly Transition<string, string, string>[] =>
  subject === 'PROJECT' ? projectLifecycle.transitions : taskLifecycle.transitions

/** The first action that could not be done to a project or task in a state; what the ones before have moved counts. */
export function obstacleTo(
  subject: PipelineSubject,
  state: string,
  actions: readonly PipelineAction[],
): Obstacle | undefined {
  let present = state
  for (const [at, action] of actions.entries()) {
    const message = refusalOf(subject, present, action)
    if (message !== undefined) return { at, message }
    if (action.kind === 'MOVE' && action.status) present = action.status
  }
  return undefined
}

function refusalOf(subject: PipelineSubject, state: string, action: PipelineAction): string | undefined {
  const isTask = subject === 'TASK'
  switch (action.kind) {
    case 'TAG':
      if (!isTask) return closedProject(state)
      return openStates.includes(state) ? undefined : `The categories of a ${state} task can't be changed.`
    case 'ASSIGN':
      if (!isTask) return closedProject(state)
      return state === 'PENDING' ? undefined : `Only open (PENDING) tasks can be assigned. This one is ${state}.`
    case 'PRE_TRANSLATE':
      return state === 'APPROVED' ? undefined : 'Only projects in progress are pre-translated.'
    case 'MOVE':
      return moveRefusal(subject, state, action)
    default:
      return undefined
  }
}

const closedProject = (state: string) =>
  state === 'INVOICED' || state === 'CANCELLED' ? `A ${state} project can't be changed.` : undefined

function moveRefusal(subject: PipelineSubject, state: string, { status, reason }: PipelineAction): string | undefined {
  const rows = rowsOf(subject).filter(({ from, to, by }) => {
    return from.includes(state) && to === status && by.some((actor) => actor !== 'system')
  })
  if (rows.length === 0) return `A ${subject.toLowerCase()} that is ${state} can't change to ${status}.`
  return !reason?.trim() && rows.every((row) => row.reason) ? 'Enter a reason.' : undefined
}

/** Refuses actions that can never follow their trigger, with 400 that names the action and says why. */
export function requireTogether(trigger: PipelineTrigger, actions: readonly PipelineAction[]): void {
  const states = trigger.event && statesAt[trigger.event]
  if (!states) return
  const obstacles = states.map((state) => obstacleTo(subjectOf(trigger), state, actions))
  const [first] = obstacles
  if (first && obstacles.every((obstacle) => obstacle !== undefined))
    throw invalid(`body.actions[${first.at}].kind`, `This can't follow ${trigger.event}. ${first.message}`)
}
