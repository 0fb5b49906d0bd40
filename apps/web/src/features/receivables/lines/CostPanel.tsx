import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CostExplanation } from '@dragoman/sdk/operations/costs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExplainedAmount, segmentsOfPage } from '../../../display/explanation/ExplainedAmount.tsx'
import { ExplanationPanel } from '../../../display/explanation/ExplanationPanel.tsx'
import { bandName } from '../../../display/explanation/line-names.ts'
import type { OpenCost } from './open-cost.ts'

/** How a cost line came about, down to its segments. */
export function CostPanel({ cost, onClose }: { cost: OpenCost | undefined; onClose: () => void }) {
  return <ExplanationPanel onClose={onClose}>{cost && <Explanation key={cost.line} cost={cost} />}</ExplanationPanel>
}

function Explanation({ cost: { projectUuid, line } }: { cost: OpenCost }) {
  const [page, setPage] = useState(0)
  const params = { path: { projectUUID: projectUuid }, query: { line, page, size: segmentsOfPage } }
  const result = useQuery({ ...query(api.costs.getExplanation, params), placeholderData: keepPreviousData })
  return <ExplainedAmount result={result} name={nameOf} onPageChange={setPage} />
}

const nameOf = ({ label }: CostExplanation) => bandName(label)
