import { isHttpError } from '@dragoman/sdk/errors'
import { t } from '../../../i18n/t.ts'
import { presentState, taskErrorText } from '../task-problem.ts'

/** How the acceptance of several tasks went. */
interface AcceptOutcome {
  accepted: number
  /** Those that are gone, or that someone else has moved. */
  withdrawn: number
  /** Those that the server refused, by its reason. */
  refused: ReadonlyMap<string, number>
}

export const nothingYet: AcceptOutcome = { accepted: 0, withdrawn: 0, refused: new Map() }

/** The outcome after one more refusal; an error that says nothing about the task is thrown. */
export function afterRefusal(outcome: AcceptOutcome, error: unknown): AcceptOutcome {
  if (!isHttpError(error, 403, 404, 409, 422)) throw error
  if (error.status === 404 || presentState(error)?.assignment !== undefined)
    return { ...outcome, withdrawn: outcome.withdrawn + 1 }
  const reason = taskErrorText(error)
  return { ...outcome, refused: new Map([...outcome.refused, [reason, (outcome.refused.get(reason) ?? 0) + 1]]) }
}

/** Tells of the tasks that were not accepted; undefined where all were. */
export function leftText({ withdrawn, refused }: AcceptOutcome): string | undefined {
  const sentences = [...refused].map(([reason, count]) => t('tasks.accepted.refused', { count, reason }))
  if (withdrawn > 0) sentences.unshift(t('tasks.accepted.withdrawn', { count: withdrawn }))
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
