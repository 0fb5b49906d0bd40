import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { SidePanel } from '@dragoman/ui/SidePanel'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../../../errors/RegionError.tsx'
import { t } from '../../../../i18n/t.ts'
import { bandName } from '../../../../display/explanation/line-names.ts'
import { CostSegments } from '../../../../display/explanation/CostSegments.tsx'

/** A number of an analysis: the words of one band, in one target locale or file. */
export interface CountedPart {
  band: string
  targetLocale: string
  workUnitUuid?: string
}

export interface AnalysisSegmentsProps {
  projectUuid: string
  logfileUuid: string
  /** The number that is opened; closed without one. */
  part: CountedPart | undefined
  onClose: () => void
}

/** The segments that a number of an analysis was counted from. */
export function AnalysisSegments({ part, onClose, ...place }: AnalysisSegmentsProps) {
  return (
    <SidePanel
      title={part ? bandName(part.band) : t('costs.analysis')}
      size="wide"
      isBeside
      isOpen={part !== undefined}
      onClose={onClose}
    >
      {part && <Segments key={JSON.stringify(part)} part={part} {...place} />}
    </SidePanel>
  )
}

const pageSize = 20

function Segments({ projectUuid, logfileUuid, part }: { projectUuid: string; logfileUuid: string; part: CountedPart }) {
  const [page, setPage] = useState(0)
  const path = { projectUUID: projectUuid, logfileUUID: logfileUuid }
  const options = query(api.logfiles.listSegments, { path, query: { ...part, page, size: pageSize } })
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...options, placeholderData: keepPreviousData })
  if (!data) return error ? <RegionError error={error} onRetry={() => void refetch()} /> : <Skeleton lines={10} />
  return <CostSegments segments={data} isRefreshing={isPlaceholderData} onPageChange={setPage} />
}
