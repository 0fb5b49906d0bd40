/** The day of the reader's calendar: its beginning in UTC, epoch ms, as pickers of days have it. */
export function todayHere(now = Date.now()): number {
  const date = new Date(now)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
}
