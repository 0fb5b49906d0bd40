import { isHttpError, type ErrorCode } from '@dragoman/sdk/errors'
import type { SegmentRefusal } from '@dragoman/sdk/operations/editor'
import { errorText } from '../../errors/error-text.ts'
import { enumWord, hasMessage, t } from '../../i18n/t.ts'
import { obstacleText } from '../../display/entry-name.ts'
import { formatList } from '../../i18n/format.ts'

/** How many segments a refusal is about, and the first of them. */
export interface SegmentFindings {
  count: number
  segments: SegmentRefusal[]
}

/** Why a task does not move (422 `MOVE_CONDITIONS`). */
export interface MoveRefusal {
  /** Conditions of the life cycle that are not met. */
  unmet: string[]
  openSegments?: SegmentFindings
  codeIssues?: SegmentFindings
}

const dataOf = <Data>(error: unknown, status: number, code?: ErrorCode): Partial<Data> | undefined =>
  isHttpError(error, status) &&
  (code === undefined || error.code === code) &&
  typeof error.data === 'object' &&
  error.data
    ? (error.data as Partial<Data>)
    : undefined

/** The reasons against a move, from a refusal; undefined for any other error. */
export function moveRefusal(error: unknown): MoveRefusal | undefined {
  const data = dataOf<MoveRefusal>(error, 422, 'MOVE_CONDITIONS')
  return data?.unmet && { ...data, unmet: data.unmet }
}

/** Why a condition that is not met keeps a task from moving, in a sentence. */
export function conditionText(condition: string): string {
  const id = `tasks.unmet.${condition}`
  return hasMessage(id) ? t(id) : condition
}

/** The states that someone else was faster to bring about (409); undefined for any other error. */
export const presentState = (error: unknown) => dataOf<{ status: string; assignment: string }>(error, 409)

/** The message about a refused write to tasks: the present state, someone's obstacles, or the server's words. */
export function taskErrorText(error: unknown): string {
  const present = presentState(error)
  // An offer says its own status.
  if (present?.status && present.assignment !== undefined) {
    const status = enumWord('taskStatus', present.status)
    return t('tasks.conflict', { status, assignment: enumWord('assignment', present.assignment) })
  }
  const blockedBy = dataOf<{ blockedBy: string[] }>(error, 422, 'NOT_ELIGIBLE')?.blockedBy
  if (blockedBy) return t('tasks.notEligible', { reasons: formatList(blockedBy.map(obstacleText)) })
  const refusal = moveRefusal(error)
  return refusal ? refusal.unmet.map(conditionText).join(' ') : errorText(error)
}
