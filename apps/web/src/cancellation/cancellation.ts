import type { CancellationOption } from '@dragoman/sdk/operations/cancellationOptions'
import { enumWord } from '../i18n/t.ts'

/** The name of a cancellation option; default ones have it in each language. */
export const optionName = ({ name, code }: Pick<CancellationOption, 'name' | 'code'>): string =>
  code === undefined ? name : enumWord('cancellationOption', code, name)

/** Why a project is canceled or a task is returned, while it is entered. */
export interface EnteredReason {
  optionUuid?: string | undefined
  reason: string
  /** Whether it can be sent. */
  isComplete: boolean
}

export const noReason: EnteredReason = { reason: '', isComplete: false }

/** The same as a request has it. */
export const sentReason = ({ optionUuid, reason }: EnteredReason) => ({
  ...(optionUuid !== undefined && { optionUuid }),
  ...(reason.trim() && { reason: reason.trim() }),
})
