import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Stack } from '@dragoman/ui/Page'
import { SidePanel } from '@dragoman/ui/SidePanel'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'
import { bandName } from './band.ts'
import { CostAddends } from './CostAddends.tsx'
import { CostFacts } from './CostFacts.tsx'
import { CostSegments } from './CostSegments.tsx'

export interface CostExplanationProps {
  projectUuid: string
  /** The line that is explained; closed without one. */
  line: string | undefined
  onClose: () => void
}

/** How an amount came about: the rate and its version, the factor, the rounding, and the segments that were counted. */
export function CostExplanation({ projectUuid, line, onClose }: CostExplanationProps) {
  return (
    <SidePanel
      title={t('costs.explanation')}
      size="wide"
      isOpen={line !== undefined}
      onClose={onClose}
      labels={{ close: t('shell.close') }}
    >
      {line !== undefined && <Explanation key={line} projectUuid={projectUuid} line={line} />}
    </SidePanel>
  )
}

const pageSize = 20

function Explanation({ projectUuid, line }: { projectUuid: string; line: string }) {
  const [page, setPage] = useState(0)
  const params = { path: { projectUUID: projectUuid }, query: { line, page, size: pageSize } }
  const options = { ...query(api.costs.getExplanation, params), placeholderData: keepPreviousData }
  const { data, error, refetch, isPlaceholderData } = useQuery(options)
  if (!data) return error ? <RegionError error={error} onRetry={() => void refetch()} /> : <Skeleton lines={10} />
  return (
    <Stack gap={24}>
      <CostFacts explanation={data} name={data.kind === 'LANG_PAIR' ? t('costs.sum') : bandName(data.label)} />
      {data.addends && data.addends.length > 0 && <CostAddends addends={data.addends} currency={data.currency} />}
      {data.segments.totalElements > 0 && (
        <CostSegments segments={data.segments} isRefreshing={isPlaceholderData} onPageChange={setPage} />
      )}
    </Stack>
  )
}
