import { isTimezone } from '@dragoman/sdk/zoned-days'
import type { PipelineSchedule } from '@dragoman/sdk/operations/pipelines'
import { Cron } from 'croner'
import { invalid } from '../../kernel/refusals.ts'

const day = 24 * 60 * 60 * 1000

/** Times of the week. */
type Times = Omit<PipelineSchedule, 'subject'>

function cronOf({ days, hour, minute, timezone }: Times): Cron {
  const weekdays = days.map((name) => name.slice(0, 3)).join(',')
  return new Cron(`${minute} ${hour ?? '*'} * * ${weekdays}`, { timezone, paused: true })
}

export function requireTimezone({ timezone }: Times, field = 'body.trigger.schedule.timezone'): void {
  if (!isTimezone(timezone)) throw invalid(field, `${timezone} isn't a time zone. Use a name such as Europe/Berlin.`)
}

/** When a schedule is due next, after a moment; times that the clocks skip are not lost, those that they repeat come once. */
export function nextTime(schedule: Times, after: Date): Date {
  const next = cronOf(schedule).nextRun(after)
  if (!next) throw new Error('a schedule has no next time')
  return next
}

/** How often a schedule was due in the thirty days before a moment. */
export function timesBefore(schedule: PipelineSchedule, now: Date): number {
  const cron = cronOf(schedule)
  let times = 0
  let at = cron.nextRun(new Date(now.getTime() - 30 * day))
  while (at && at <= now) {
    times += 1
    at = cron.nextRun(at)
  }
  return times
}
