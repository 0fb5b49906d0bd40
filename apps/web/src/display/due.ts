const day = 86_400_000

/** States in which a due date no longer presses. */
const settled = new Set(['DELIVERED', 'INVOICED', 'CANCELLED'])

/**
 * How a due date stands: `late` once it has passed, `soon` within a day, undefined where it does not press.
 * @param dueDate epoch milliseconds
 * @param status of the project or task that is due
 */
export function urgency(dueDate: number, status: string, now = Date.now()): 'late' | 'soon' | undefined {
  if (settled.has(status)) return undefined
  if (dueDate < now) return 'late'
  return dueDate - now < day ? 'soon' : undefined
}
