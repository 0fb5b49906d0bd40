import type { Task } from '@dragoman/sdk/operations/tasks'
import type { EligibleLinguist } from '@dragoman/sdk/operations/users'

/** What decides who may do a task: tasks that agree in it have the same linguists. */
export const demandOf = ({ project, workUnit, workflow }: Task): string =>
  [project.uuid, workUnit.sourceLanguage, workUnit.targetLanguage, workflow.code].join(' ')

/** One task for each demand: a linguist who may do it may do the others like it. */
export const representatives = (tasks: readonly Task[]): Task[] => [
  ...new Map(tasks.map((task) => [demandOf(task), task])).values(),
]

/** Tasks that can be given to somebody; the others are not open yet, in work, or over. */
export const assignable = (tasks: readonly Task[]): Task[] => tasks.filter(({ status }) => status === 'PENDING')

/** A linguist, and which of the chosen tasks they may do. */
export interface LinguistChoice {
  linguist: EligibleLinguist
  fits: Task[]
  /** What keeps them from the others; empty where all fit. */
  blockedBy: string[]
}

/**
 * Who may do which of the tasks; those who may do most of them first, else in the server's order.
 * @param answers the linguists of each demand, those who are not eligible included
 */
export function linguistChoices(
  tasks: readonly Task[],
  answers: ReadonlyMap<string, readonly EligibleLinguist[]>,
): LinguistChoice[] {
  const choices = new Map<string, LinguistChoice>()
  for (const task of tasks) {
    for (const linguist of answers.get(demandOf(task)) ?? []) {
      const { uuid } = linguist.user
      const choice = choices.get(uuid) ?? { linguist, fits: [], blockedBy: [] }
      choices.set(uuid, choice)
      // Rates are told only to whom a task fits.
      if (linguist.eligible && !choice.linguist.eligible) choice.linguist = linguist
      if (linguist.eligible) choice.fits.push(task)
      else choice.blockedBy = [...new Set([...choice.blockedBy, ...linguist.blockedBy])]
    }
  }
  return [...choices.values()].sort((a, b) => b.fits.length - a.fits.length)
}
