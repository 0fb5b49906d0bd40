import type { AccountMetrics } from '@dragoman/sdk/operations/accountMetrics'

type Usage = Pick<AccountMetrics, 'words' | 'currentLimit' | 'days' | 'renewalDate'>

const day = 86_400_000

/** The part of the quota that is used, as a share; undefined without a quota. */
export const shareOfQuota = ({ words, currentLimit }: Usage): number | undefined =>
  currentLimit === undefined || currentLimit === 0 ? undefined : words / currentLimit

/** The words of a month, summed up day by day up to today, and where they lead at the same pace. */
export function forecast({ words, currentLimit, days, renewalDate }: Usage, now: number) {
  const end = new Date(renewalDate - day)
  const [year, month, length] = [end.getUTCFullYear(), end.getUTCMonth(), end.getUTCDate()]
  const start = Date.UTC(year, month, 1)
  const today = Math.min(length, Math.max(1, Math.floor((now - start) / day) + 1))
  const dates = Array.from({ length }, (_, at) => new Date(start + at * day).toISOString().slice(0, 10))
  let sum = 0
  const totals = dates.map((date, at) => {
    sum += days.find((each) => each.day === date)?.words ?? 0
    return at < today ? sum : null
  })
  // Of the present day, the part that has passed.
  const passed = Math.max((now - start) / day, 0.5)
  const pace = words / Math.min(passed, length)
  const expected = Math.round(pace * length)
  const reachedAfter =
    currentLimit !== undefined && pace > 0 && words < currentLimit && expected >= currentLimit
      ? Math.ceil(currentLimit / pace)
      : undefined
  return {
    dates,
    today,
    totals,
    /** From today on, where today is the last total. */
    expectedTotals: dates.map((_, at) =>
      at < today - 1 ? null : at === today - 1 ? words : Math.round(pace * (at + 1)),
    ),
    expected,
    daysLeft: length - today,
    reachedOn: reachedAfter === undefined ? undefined : dates[Math.min(reachedAfter, length) - 1],
  }
}
