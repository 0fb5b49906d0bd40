import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExplainedAmount, segmentsOfPage } from '../../../display/explanation/ExplainedAmount.tsx'
import { ExplanationPanel } from '../../../display/explanation/ExplanationPanel.tsx'

export interface PayExplanationProps {
  taskUuid: string
  /** The line of the pay that is explained; closed without one. */
  line: { place: number; name: string } | undefined
  onClose: () => void
}

/** How a line of a task's pay came about. */
export function PayExplanation({ taskUuid, line, onClose }: PayExplanationProps) {
  return (
    <ExplanationPanel onClose={onClose}>
      {line === undefined ? undefined : <Explanation key={line.place} taskUuid={taskUuid} {...line} />}
    </ExplanationPanel>
  )
}

function Explanation({ taskUuid, place, name }: { taskUuid: string; place: number; name: string }) {
  const [page, setPage] = useState(0)
  const params = { path: { taskUuid }, query: { displayOrder: place, page, size: segmentsOfPage } }
  const result = useQuery({ ...query(api.tasks.explainPay, params), placeholderData: keepPreviousData })
  return <ExplainedAmount result={result} name={() => name} onPageChange={setPage} />
}
