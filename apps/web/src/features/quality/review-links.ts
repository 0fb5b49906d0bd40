import { quoteValue } from '@dragoman/sdk/query-line'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { daysOf, type Months } from './period/months.ts'
import { periodOf } from './period/period-of.ts'
import type { PeriodAddress, PeriodPart } from './period/period-search.ts'
import { unitsQuery } from './period/units-query.ts'

/** The figures that reviews are behind. */
export interface Behind {
  months?: Months | undefined
  /** One, or any of several. */
  category?: string | readonly string[] | undefined
  source?: string | undefined
  target?: string | undefined
  linguist?: string | undefined
  reviewer?: string | undefined
  client?: string | undefined
  unit?: string | undefined
  /** The step whose text was reviewed. */
  step?: string | undefined
  isFailed?: boolean
  /** Only those of the reader’s own translations. */
  isOwn?: boolean
}

export type ReviewsBehind = (behind: Behind) => string

/** The query line of the reviews behind a figure of an address, within the unit that it is narrowed down to. */
export function useReviewsBehind({ months, from, to, closed, unit }: PeriodAddress): ReviewsBehind {
  const { data } = useQuery({ ...unitsQuery, enabled: unit !== undefined })
  const name = unit && data?.content.find(({ uuid }) => uuid === unit)?.name
  return useMemo(
    () => (behind) => reviewsBehind({ ...behind, unit: behind.unit ?? name }, { months, from, to, closed }),
    [name, months, from, to, closed],
  )
}

function reviewsBehind(behind: Behind, { closed, ...period }: PeriodPart & Pick<PeriodAddress, 'closed'>): string {
  const { startDate, endDate } = daysOf(behind.months ?? periodOf(period))
  return [
    `submitted:[${startDate} to ${endDate}]`,
    behind.category && `category:${[behind.category].flat().join().toLowerCase()}`,
    behind.source && `source:${behind.source}`,
    behind.target && `target:${behind.target}`,
    behind.isOwn && 'linguist:me',
    behind.linguist && `linguist:=${quoteValue(behind.linguist)}`,
    behind.reviewer && `reviewer:=${quoteValue(behind.reviewer)}`,
    behind.client && `client:=${quoteValue(behind.client)}`,
    behind.unit && `unit:=${quoteValue(behind.unit)}`,
    behind.step && `reviewed:${behind.step.toLowerCase()}`,
    behind.isFailed && 'result:fail',
    closed && 'status:closed',
    'is:counted',
  ]
    .filter((part) => typeof part === 'string')
    .join(' ')
}
