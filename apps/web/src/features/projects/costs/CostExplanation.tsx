import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CostExplanation as Explained } from '@dragoman/sdk/operations/costs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { bandName } from '../../../display/explanation/line-names.ts'
import { ExplainedAmount, segmentsOfPage } from '../../../display/explanation/ExplainedAmount.tsx'
import { ExplanationPanel } from '../../../display/explanation/ExplanationPanel.tsx'

export interface CostExplanationProps {
  projectUuid: string
  /** The line that is explained; closed without one. */
  line: string | undefined
  onClose: () => void
}

/** How an amount of a project's costs came about. */
export function CostExplanation({ projectUuid, line, onClose }: CostExplanationProps) {
  return (
    <ExplanationPanel onClose={onClose}>
      {line === undefined ? undefined : <Explanation key={line} projectUuid={projectUuid} line={line} />}
    </ExplanationPanel>
  )
}

function Explanation({ projectUuid, line }: { projectUuid: string; line: string }) {
  const [page, setPage] = useState(0)
  const params = { path: { projectUUID: projectUuid }, query: { line, page, size: segmentsOfPage } }
  const result = useQuery({ ...query(api.costs.getExplanation, params), placeholderData: keepPreviousData })
  return <ExplainedAmount result={result} name={nameOf} onPageChange={setPage} />
}

const nameOf = ({ kind, label }: Explained) => (kind === 'LANG_PAIR' ? t('costs.sum') : bandName(label))
