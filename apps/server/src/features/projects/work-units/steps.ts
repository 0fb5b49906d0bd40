/** What tells where a task stands among the steps of its work unit. */
export interface Step {
  step: number
  status: string
}

/** Whether a step is behind the work unit: delivered, or invoiced after that. */
export const isDone = ({ status }: Step): boolean => status === 'DELIVERED' || status === 'INVOICED'

const counts = ({ status }: Step) => status !== 'CANCELLED'

/** The step before, canceled ones left out; `steps` in their order. */
export const previousStep = <S extends Step>(steps: readonly S[], { step }: Step): S | undefined =>
  steps.filter((other) => counts(other) && other.step < step).at(-1)

/** The step after, canceled ones left out. */
export const nextStep = <S extends Step>(steps: readonly S[], { step }: Step): S | undefined =>
  steps.find((other) => counts(other) && other.step > step)

/** Index of the first step that is neither delivered nor canceled; the number of steps when there is none. */
export function currentStepOf(steps: readonly Step[]): number {
  const open = steps.find((step) => counts(step) && !isDone(step))
  return open ? open.step : steps.length
}

/** Whether a task cannot go on because the step before is not delivered. */
export function waitsFor<S extends Step>(steps: readonly S[], task: Step): S | undefined {
  const previous = previousStep(steps, task)
  return previous && !isDone(previous) && counts(task) && !isDone(task) ? previous : undefined
}
