import { quoteValue } from '@dragoman/sdk/query-line'
import { daysOf, type Months } from './period/months.ts'
import { periodOf } from './period/period-of.ts'
import type { PeriodAddress, PeriodPart } from './period/period-search.ts'

/** The figures that reviews are behind. */
export interface Behind {
  months?: Months | undefined
  category?: string | undefined
  source?: string | undefined
  target?: string | undefined
  linguist?: string | undefined
  reviewer?: string | undefined
  unit?: string | undefined
  isFailed?: boolean
}

/** The query line of the reviews behind a figure. */
export function reviewsBehind(behind: Behind, { closed, ...period }: PeriodPart & Pick<PeriodAddress, 'closed'>) {
  const { startDate, endDate } = daysOf(behind.months ?? periodOf(period))
  return [
    `submitted:[${startDate} to ${endDate}]`,
    behind.category && `category:${behind.category.toLowerCase()}`,
    behind.source && `source:${behind.source}`,
    behind.target && `target:${behind.target}`,
    behind.linguist && `linguist:=${quoteValue(behind.linguist)}`,
    behind.reviewer && `reviewer:=${quoteValue(behind.reviewer)}`,
    behind.unit && `unit:=${quoteValue(behind.unit)}`,
    behind.isFailed && 'result:fail',
    closed && 'status:closed',
  ]
    .filter((part) => typeof part === 'string')
    .join(' ')
}
