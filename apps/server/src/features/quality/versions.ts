import { versionOf } from '../../kernel/version.ts'
import type { FindingRow, ReviewRow } from './visible.ts'

/** The version of a review: changes with whatever is done to it or its findings. */
export const reviewVersion = ({ id, status, updatedAt }: ReviewRow): string =>
  versionOf([id, status, updatedAt.getTime()])

/** The version of a finding: changes with whatever is done to it, but for plain messages. */
export const findingVersion = (row: FindingRow): string =>
  versionOf([
    row.state,
    row.category,
    row.severity,
    row.isRepeated,
    row.repeatedOf,
    row.comment,
    row.suggestion,
    row.rounds,
    row.offeredCategory,
    row.offeredSeverity,
    row.outcome,
  ])

/** Names that the journal has for changes of a review and its findings. */
export const reviewEvents = [
  'FINDING_ACCEPTED',
  'FINDING_ANSWERED',
  'FINDING_ARBITRATED',
  'FINDING_DISPUTED',
  'FINDING_OFFER_DECLINED',
  'FINDING_REMOVED',
  'FINDING_SAVED',
  'REVIEW_CLOSED',
  'REVIEW_OPENED',
  'REVIEW_REOPENED',
  'REVIEW_SUBMITTED',
] as const
