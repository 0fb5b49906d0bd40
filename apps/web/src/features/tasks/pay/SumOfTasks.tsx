import type { Task } from '@dragoman/sdk/operations/tasks'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'

interface Work {
  words: number
  pay?: number
  currency?: string
}

/** The words of tasks, and what they pay together; amounts of several currencies stand beside each other. */
export function SumOfTasks({ tasks }: { tasks: readonly Work[] }) {
  const amounts = new Map<string, number>()
  for (const { pay, currency } of tasks) {
    if (pay !== undefined && currency) amounts.set(currency, (amounts.get(currency) ?? 0) + pay)
  }
  const sums = [...amounts].map(([currency, amount]) => formatMoney(amount, currency))
  const count = tasks.reduce((all, { words }) => all + words, 0)
  return (
    <span>
      {t('tasks.counter.words', { count })}
      {sums.length > 0 && ` · ${formatList(sums)}`}
    </span>
  )
}

/** The work of a task as a list has it. */
export const workOf = ({ workUnit, slice, payableAmount, currency }: Task): Work => ({
  words: (slice ?? workUnit).words,
  ...(payableAmount !== undefined && { pay: payableAmount, currency }),
})
