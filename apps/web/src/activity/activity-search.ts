import { oneOf, type Reader } from '@dragoman/hooks/list'
import type { ActivityKind } from '@dragoman/sdk/operations/activity'

/** How many days back, today included. */
export const periods = { day: 1, week: 7, month: 30, quarter: 90 } as const

export type Period = keyof typeof periods

export const periodIds = Object.keys(periods) as Period[]

/** Kinds of activity, in the order in which filters offer them. */
export const activityKinds = [
  'ACCESS',
  'STATUS',
  'ASSIGNMENT',
  'FILES',
  'TEXT',
  'MONEY',
  'LANGUAGE_RESOURCES',
  'MESSAGES',
  'DETAILS',
] as const satisfies readonly ActivityKind[]

const id: Reader<string> = (raw) =>
  typeof raw === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(raw) ? raw : undefined

/** The search parameters of a list of activity: by whom, of which kind, since when, and whose side. */
export const activitySearch = {
  who: id,
  what: oneOf(activityKinds),
  since: oneOf(periodIds),
  side: oneOf(['about']),
}
