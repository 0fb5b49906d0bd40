import { isoDay, shiftDay } from '../../../kernel/days.ts'

/** How often payables of someone are created, and on which day of the month. */
export interface Schedule {
  periodicity: 'WEEKLY' | 'BIWEEKLY' | 'MONTHLY' | 'QUARTERLY'
  /** From 1 to 28; null for the first. Weekly payables have none: they are created on Mondays. */
  dayOfMonth: number | null
}

/** A day on which payables are created, and the period of delivery that they are of. */
export interface ScheduledRun {
  day: string
  startDay: string
  endDay: string
}

/** A Monday from which pairs of weeks are counted. */
const firstMonday = '2024-01-01'
const dayLength = 24 * 60 * 60 * 1000

/** The last run on or before a day. */
export function lastRun({ periodicity, dayOfMonth }: Schedule, day: string): ScheduledRun {
  if (periodicity === 'WEEKLY' || periodicity === 'BIWEEKLY') {
    const length = periodicity === 'WEEKLY' ? 7 : 14
    const since = (Date.parse(day) - Date.parse(firstMonday)) / dayLength
    return runOf(shiftDay(day, -(((since % length) + length) % length)), (run) => shiftDay(run, -length))
  }
  const months = periodicity === 'MONTHLY' ? 1 : 3
  const date = dayOfMonth ?? 1
  const [year = 0, month = 1, present = 1] = day.split('-').map(Number)
  const back = (month - 1) % months
  // In the first month of a period, before its day, the last run was that of the period before.
  const early = back === 0 && present < date ? months : 0
  const dayIn = (shift: number) => isoDay(Date.UTC(year, month - 1 - back - early + shift, date))
  return runOf(dayIn(0), () => dayIn(-months))
}

/** The first run after a day. */
export function nextRun(schedule: Schedule, day: string): ScheduledRun {
  // The longest period has 92 days.
  for (let later = shiftDay(day, 1); ; later = shiftDay(later, 1)) {
    const run = lastRun(schedule, later)
    if (run.day === later) return run
  }
}

const runOf = (day: string, before: (day: string) => string): ScheduledRun => ({
  day,
  startDay: before(day),
  endDay: shiftDay(day, -1),
})
