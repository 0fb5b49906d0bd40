/** The days of a run, each as the beginning of the day in UTC, epoch ms. */
export interface RunPeriod {
  start: number
  end: number
  due: number
}

const day = 86_400_000

/** The month before, due thirty days from now. */
export function usualPeriod(now: number): RunPeriod {
  const date = new Date(now)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  return {
    start: Date.UTC(year, month - 1, 1),
    end: Date.UTC(year, month, 0),
    due: Date.UTC(year, month, date.getUTCDate()) + 30 * day,
  }
}

/** A day as the API writes it, such as `2026-10-31`. */
export const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10)
