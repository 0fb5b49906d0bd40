import type { CostExplanation } from '@dragoman/sdk/operations/costs'
import { Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import { RegionError } from '../../errors/RegionError.tsx'
import { CostAddends } from './CostAddends.tsx'
import { CostFacts } from './CostFacts.tsx'
import { CostSegments } from './CostSegments.tsx'

export interface ExplainedAmountProps {
  /** Holds the page of segments before while the next one comes. */
  result: UseQueryResult<CostExplanation>
  /** The name of the line. */
  name: (explanation: CostExplanation) => string
  /** Pages count from 0. */
  onPageChange: (page: number) => void
}

export const segmentsOfPage = 20

/** An amount with the rate and its version, the factor, the rounding, and the segments that were counted. */
export function ExplainedAmount({ result, name, onPageChange }: ExplainedAmountProps) {
  const { data, error, refetch, isPlaceholderData } = result
  if (!data) return error ? <RegionError error={error} onRetry={() => void refetch()} /> : <Skeleton lines={10} />
  return (
    <Stack gap={24}>
      <CostFacts explanation={data} name={name(data)} />
      {data.addends && data.addends.length > 0 && <CostAddends addends={data.addends} currency={data.currency} />}
      {data.segments.totalElements > 0 && (
        <CostSegments segments={data.segments} isRefreshing={isPlaceholderData} onPageChange={onPageChange} />
      )}
    </Stack>
  )
}
