/** Months up to one such as `2026-11`, the oldest first. */
export function lastMonths(until: string, count: number): string[] {
  const [year, month] = until.split('-').map(Number) as [number, number]
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 7),
  )
}
