import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExplainedAmount, segmentsOfPage } from '../../../display/explanation/ExplainedAmount.tsx'
import { ExplanationPanel } from '../../../display/explanation/ExplanationPanel.tsx'
import type { OpenPart } from './open-part.ts'

export interface PartExplanationProps {
  /** The part of a task's pay that is explained; closed without one. */
  part: OpenPart | undefined
  onClose: () => void
}

/** How a part of a line came about, down to its segments. */
export function PartExplanation({ part, onClose }: PartExplanationProps) {
  return (
    <ExplanationPanel onClose={onClose}>
      {part && <Explanation key={`${part.taskUuid} ${part.displayOrder}`} part={part} />}
    </ExplanationPanel>
  )
}

function Explanation({ part: { taskUuid, displayOrder, name } }: { part: OpenPart }) {
  const [page, setPage] = useState(0)
  const params = { path: { taskUuid }, query: { displayOrder, page, size: segmentsOfPage } }
  const result = useQuery({ ...query(api.tasks.explainPay, params), placeholderData: keepPreviousData })
  return <ExplainedAmount result={result} name={() => name} onPageChange={setPage} />
}
