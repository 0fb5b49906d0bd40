import { lastWorkingTime, usualWordsPerDay, workBack, type WorkCalendar } from './work-calendar.ts'

/** A step of a work unit that has to be done by some time. */
export interface PlannedStep {
  workflow: string
  words: number
  /** When its linguist works; left out while it has none. */
  calendar?: WorkCalendar
}

/** Source words that a linguist does in a day, by workflow step; a step that is not named takes as long as a review. */
const wordsPerDay: Readonly<Record<string, number>> = {
  TRANSLATION: 2500,
  FULL_POST_EDITING: 4000,
  FAST_POST_EDITING: 6000,
  EDITING: 5000,
}
const wordsReviewedPerDay = 8000

/** How long a word takes in a step, compared to its translation: 0.3125 for a review. */
export const effortByStep: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(wordsPerDay).map(([workflow, words]) => [workflow, usualWordsPerDay / words]),
)
export const effortOfOtherSteps = usualWordsPerDay / wordsReviewedPerDay

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour
/** Even a single sentence waits until someone has time for it. */
const shortest = 4 * hour

/**
 * When each step of a work unit should be delivered, so that the last one is by `end`: reckoned back from there by the
 * time that the steps take, and by their shares where there is less than that. No step is due on a day on which its
 * linguist doesn't work, if they have said when that is and there is time. Epoch milliseconds; all are `end` where that
 * is not after `start`. The steps are in their order.
 */
export function proposeDueDates(
  steps: readonly PlannedStep[],
  { start, end }: { start: number; end: number },
): number[] {
  const times = steps.map(timeOf)
  const total = times.reduce((sum, time) => sum + time, 0)
  const span = Math.max(0, end - start)
  if (!steps.some(({ calendar }) => calendar?.isSet)) return reckonBack(times, end, total > span ? span / total : 1)
  const dates: number[] = []
  let due = end
  for (const [at, step] of [...steps.entries()].toReversed()) {
    const calendar = step.calendar?.isSet ? step.calendar : undefined
    const by = calendar ? lastWorkingTime(calendar, due) : due
    dates.unshift(by)
    due = whole(calendar ? workBack(calendar, by, times[at]!) : by - times[at]!, hour)
  }
  return due >= start ? dates : reckonBack(times, end, total > span ? span / total : 1)
}

/** The due dates of steps that take a share of their times, one after the other. */
function reckonBack(times: readonly number[], end: number, share: number): number[] {
  const dates: number[] = []
  let due = end
  for (const time of times.toReversed()) {
    dates.unshift(due)
    due = whole(due - time * share, share < 1 ? minute : hour)
  }
  return dates
}

const timeOf = ({ workflow, words, calendar }: PlannedStep): number => {
  const speed = calendar ? calendar.wordsPerDay / usualWordsPerDay : 1
  return Math.max(shortest, (words / ((wordsPerDay[workflow] ?? wordsReviewedPerDay) * speed)) * day)
}

const whole = (time: number, unit: number): number => Math.floor(time / unit) * unit
