/** Months such as `2026-11`. */
export interface Months {
  from: string
  to: string
}

/** The month so many months after another. */
export function addMonths(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** All months from one to another. */
export function monthsOf({ from, to }: Months): string[] {
  const months: string[] = []
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}

/** So many months up to one, that one among them. */
export const lastMonths = (count: number, present: string): Months => ({
  from: addMonths(present, 1 - count),
  to: present,
})

/** The first and the last day of months. */
export const daysOf = ({ from, to }: Months) => ({
  startDate: `${from}-01`,
  endDate: new Date(Date.parse(`${addMonths(to, 1)}-01T00:00Z`) - 1).toISOString().slice(0, 10),
})
