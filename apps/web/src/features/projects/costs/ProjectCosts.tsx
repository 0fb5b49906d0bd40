import { mutation, query } from '@dragoman/hooks/query'
import { useCan } from '@dragoman/hooks/permissions'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { Project } from '@dragoman/sdk/operations/projects'
import type { WordCounter } from '@dragoman/sdk/operations/shared'
import { isManager } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { enumWord, t } from '../../../i18n/t.ts'
import { costsRun } from '../use-project.ts'
import { Analyses } from './analysis/Analyses.tsx'
import { CostExplanation } from './CostExplanation.tsx'
import { CostProfit } from './CostProfit.tsx'
import { CostState } from './CostState.tsx'
import { CostFigures } from './CostFigures.tsx'
import { CostLinguists } from './CostLinguists.tsx'
import { CostMatrix } from './CostMatrix.tsx'
import { OtherCosts } from './OtherCosts.tsx'
import { OutdatedCosts } from './OutdatedCosts.tsx'
import type { RemovedCost } from './remove-cost.tsx'
import { RemoveCostDialog } from './RemoveCostDialog.tsx'
import { WordComparison } from './WordComparison.tsx'

/**
 * The statuses of a project in which nothing is calculated any more, and those in which its costs no longer change at
 * all.
 */
const finished = new Set(['DELIVERED', 'INVOICED', 'CANCELLED'])
const closed = new Set(['INVOICED', 'CANCELLED'])

export interface ProjectCostsProps {
  project: Project
  /** The cost whose explanation is open. */
  line: string | undefined
  onLineChange: (line: string | undefined) => void
}

/**
 * The costs of a project: figures, one matrix of languages and match bands, other lines; each amount explains itself.
 */
export function ProjectCosts({ project, line, onLineChange }: ProjectCostsProps) {
  const path = { projectUUID: project.uuid }
  const summaryQuery = useQuery(query(api.costs.getSummary, { path }))
  const matrixQuery = useQuery(query(api.costs.getMatrix, { path }))
  const totalQuery = useQuery(query(api.costs.getTotal, { path }))
  const { data: summary } = summaryQuery
  const { data: total } = totalQuery
  const { data: matrix } = matrixQuery
  const error = summaryQuery.error ?? matrixQuery.error ?? totalQuery.error
  const refetch = () => Promise.all([summaryQuery.refetch(), matrixQuery.refetch(), totalQuery.refetch()])
  const mayCalculate = useCan(requirements['costs.calculate'])
  const { session, snapshot } = useSession()
  // Of what was never calculated nothing is known: not even that it is nothing.
  const hasAmounts = project.totalCost !== undefined
  const seesProfit = isManager(snapshot.subject) && session.can(requirements['costs.getProfitability'])
  const isFirst = project.costsStatus === 'NOT_CALCULATED'
  const calculate = useMutation(mutation(isFirst ? api.costs.calculate : api.costs.recalculate))
  const isRunning = costsRun(project) || calculate.isPending
  const mayChange = useCan(requirements['costs.createManual'])
  const [removed, setRemoved] = useState<RemovedCost>()
  const [compared, setCompared] = useState<WordCounter>()
  const isFinished = finished.has(project.status)
  const note = isFinished ? t('costs.settled', { status: enumWord('projectStatus', project.status) }) : undefined
  const remove = mayChange ? { isLocked: isRunning || closed.has(project.status), onRemove: setRemoved } : undefined
  const isOutdated =
    summary !== undefined && (summary.changedRates.length > 0 || summary.outdatedAt !== undefined) && !isRunning
  // Then the note brings the way to calculate again.
  const hasWayOut = isOutdated && !isFinished
  const button = mayCalculate && (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      icon={isFirst ? 'wallet' : 'refresh'}
      isPending={isRunning}
      pendingLabel={t('costs.running')}
      isDisabled={project.workUnits.length === 0 || isFinished}
      onPress={() => calculate.mutate({ path })}
    >
      {isFirst ? t('costs.calculate') : t('costs.recalculate')}
    </Button>
  )
  if ((!summary || !matrix || !total) && error) return <RegionError error={error} onRetry={() => void refetch()} />
  if (isFirst && !isRunning) {
    return (
      <Card>
        <EmptyState kind="first-use" icon="wallet" title={t('costs.empty')} action={button}>
          {project.workUnits.length === 0 ? t('costs.noWorkUnits') : (note ?? t('costs.emptyText'))}
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      <CostState
        project={project}
        summary={summary}
        note={mayCalculate ? note : undefined}
        action={hasWayOut ? undefined : button}
      />
      {isOutdated && (
        <OutdatedCosts summary={summary} isSettled={isFinished} onRecalculate={() => calculate.mutate({ path })} />
      )}
      {/* All at once: what comes later would move what is there. */}
      {(!summary || !matrix || !total) && (
        <Card>
          <Skeleton lines={16} />
        </Card>
      )}
      {summary && matrix && total && (
        <>
          {hasAmounts && <CostFigures matrix={matrix} />}
          {hasAmounts && <WordComparison matrix={matrix} compared={compared} onCompare={setCompared} />}
          {matrix.rows.length > 0 && <CostMatrix matrix={matrix} line={line} onLine={onLineChange} />}
          <OtherCosts
            projectUuid={project.uuid}
            currency={summary.currency}
            pairs={summary.langPairCosts}
            others={total.costInfoDtoList}
            remove={remove}
            onLine={onLineChange}
          />
          <CostLinguists linguists={matrix.linguists} currency={matrix.currency} />
          {!isRunning && <Analyses project={project} compared={compared} />}
          {seesProfit && hasAmounts && <CostProfit projectUuid={project.uuid} />}
        </>
      )}
      {removed && summary && (
        <RemoveCostDialog
          projectUuid={project.uuid}
          currency={summary.currency}
          cost={removed}
          onClose={() => setRemoved(undefined)}
        />
      )}
      <CostExplanation projectUuid={project.uuid} line={line} onClose={() => onLineChange(undefined)} />
    </>
  )
}
