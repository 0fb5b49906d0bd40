/** The months up to that of `now` in a time zone, such as `2026-11`, oldest first. */
export function monthsUpTo(now: Date, count: number, timezone: string): string[] {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: timezone,
    year: 'numeric',
    month: 'numeric',
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).formatToParts(now)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  const last = part('year') * 12 + part('month') - 1
  return Array.from({ length: count }, (_, at) => {
    const month = last - count + 1 + at
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
