/** Days as people know them: which day a moment is where they are, when that day begins, and the same hour some days later. */

const formats = new Map<string, Intl.DateTimeFormat>()

/** Whether a text names a time zone, such as `Europe/Berlin`; `+02:00` does not: programs disagree on what it means. */
export function isTimezone(timezone: string): boolean {
  if (!/^[a-z]/i.test(timezone)) return false
  try {
    clockOf(timezone)
    return true
  } catch {
    return false
  }
}

/** @throws RangeError for a time zone that is unknown */
function clockOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    era: 'short',
  })
  // Names are read in any case, so that there are more spellings than time zones.
  if (formats.size >= 1000) formats.clear()
  formats.set(timezone, format)
  return format
}

/** The time on the clock at a moment, as if it were UTC, in epoch milliseconds. */
function shownAt(moment: number, timezone: string): number {
  const shown: Record<string, string> = {}
  for (const { type, value } of clockOf(timezone).formatToParts(moment)) shown[type] = value
  const year = shown['era'] === 'BC' ? 1 - Number(shown['year']) : Number(shown['year'])
  const date = new Date(0)
  date.setUTCFullYear(year, Number(shown['month']) - 1, Number(shown['day']))
  date.setUTCHours(Number(shown['hour']), Number(shown['minute']), Number(shown['second']))
  return date.getTime() + (((moment % 1000) + 1000) % 1000)
}

/**
 * The moment at which clocks show something. Where they show it twice, the first; where they skip it, as much later as they
 * were set forward.
 */
function momentOf(shown: number, timezone: string): number {
  const offsets = [shown - dayLength, shown + dayLength].map((near) => shownAt(near, timezone) - near)
  const moments = offsets.map((offset) => shown - offset).toSorted((one, other) => one - other)
  return moments.find((moment) => shownAt(moment, timezone) === shown) ?? shown - offsets[0]!
}

const dayLength = 86_400_000

/**
 * The day of a moment, as YYYY-MM-DD.
 * @param moment epoch milliseconds
 * @param timezone such as `Europe/Berlin`
 */
export const dayOf = (moment: number, timezone: string): string =>
  new Date(shownAt(moment, timezone)).toISOString().slice(0, 10)

/** The first moment of a day, in epoch milliseconds. Where the day itself is skipped, that of the next one. */
export function startOfDay(day: string, timezone: string): number {
  const start = Date.parse(`${day}T00:00:00Z`)
  const moment = momentOf(start, timezone)
  // Clocks that are set forward at midnight begin the day at one.
  return shownAt(moment, timezone) < start ? momentOf(start + dayLength / 24, timezone) : moment
}

/** The same time of day some days later, or earlier: epoch milliseconds, whatever clocks did in between. */
export const shiftDays = (moment: number, days: number, timezone: string): number =>
  momentOf(shownAt(moment, timezone) + days * dayLength, timezone)
