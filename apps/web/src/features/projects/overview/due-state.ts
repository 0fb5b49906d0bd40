const day = 86_400_000

const startOfDay = (moment: number) => new Date(moment).setHours(0, 0, 0, 0)

/** How a due date in epoch milliseconds stands, by the days of the caller's calendar. */
export function dueState(dueDate: number, now = Date.now()): 'overdue' | 'today' | 'tomorrow' | 'later' {
  if (dueDate < now) return 'overdue'
  // Days have 23 or 25 hours when the clocks change.
  const days = Math.round((startOfDay(dueDate) - startOfDay(now)) / day)
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later'
}

/** For how many whole days something has been overdue. */
export const daysOverdue = (dueDate: number, now = Date.now()): number => Math.floor((now - dueDate) / day)
