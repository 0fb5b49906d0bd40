/** The place of a task among the steps of its work unit. A step that was split has several tasks. */
export interface Step {
  step: number
  status: string
}

/** The state of a delivered task that is in work again: what no one has had, someone may take. */
export const reopenedStatus = ({ assigneeId }: { assigneeId: string | null }) =>
  assigneeId === null ? 'PENDING' : 'APPROVED'

/** Whether a step is behind the work unit: delivered, or invoiced after that. */
export const isDone = ({ status }: Pick<Step, 'status'>): boolean => status === 'DELIVERED' || status === 'INVOICED'

const counts = ({ status }: Step) => status !== 'CANCELLED'

/** The tasks of the step before, canceled ones left out; `steps` in their order. */
export function previousTasks<S extends Step>(steps: readonly S[], { step }: Step): S[] {
  const before = steps.filter((other) => counts(other) && other.step < step)
  return before.filter((other) => other.step === before.at(-1)?.step)
}

/** The task of the step before that is yet to be delivered; its last one when all are. */
export function previousStep<S extends Step>(steps: readonly S[], task: Step): S | undefined {
  const before = previousTasks(steps, task)
  return before.find((other) => !isDone(other)) ?? before.at(-1)
}

/** The tasks of the step after, canceled ones left out. */
export function nextTasks<S extends Step>(steps: readonly S[], { step }: Step): S[] {
  const after = steps.filter((other) => counts(other) && other.step > step)
  return after.filter((other) => other.step === after[0]?.step)
}

/** Index of the first step that is neither delivered nor canceled; the number of steps when there is none. */
export function currentStepOf(steps: readonly Step[]): number {
  const open = steps.find((step) => counts(step) && !isDone(step))
  return open ? open.step : (steps.at(-1)?.step ?? -1) + 1
}

/** Whether nothing of a step is open any more, and something of it was delivered. */
export function isStepDelivered(steps: readonly Step[], { step }: Pick<Step, 'step'>): boolean {
  const counted = steps.filter((other) => counts(other) && other.step === step)
  return counted.length > 0 && counted.every(isDone)
}

/** Whether a task cannot go on because the step before is not delivered. */
export function waitsFor<S extends Step>(steps: readonly S[], task: Step): S | undefined {
  const previous = previousStep(steps, task)
  return previous && !isDone(previous) && counts(task) && !isDone(task) ? previous : undefined
}

/** The task that a work unit waits for: of the slices of its present step the first that is open. */
export function presentTask<S extends Step>(
  { currentStep }: { currentStep: number },
  steps: readonly S[],
): S | undefined {
  const present = steps.filter(({ step }) => step === currentStep)
  return present.find((task) => counts(task) && !isDone(task)) ?? present[0]
}
