import { mutation, query } from '@dragoman/hooks/query'
import { useCan } from '@dragoman/hooks/permissions'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { Project } from '@dragoman/sdk/operations/projects'
import { isManager } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'
import { costsRun } from '../projects/project-query.ts'
import { Analyses } from './Analyses.tsx'
import { CostExplanation } from './CostExplanation.tsx'
import { CostProfit } from './CostProfit.tsx'
import { CostState } from './CostState.tsx'
import { CostTotals } from './CostTotals.tsx'
import { OtherCosts } from './OtherCosts.tsx'
import { PairCosts } from './PairCosts.tsx'

export interface ProjectCostsProps {
  project: Project
  /** The cost whose explanation is open. */
  line: string | undefined
  onLineChange: (line: string | undefined) => void
}

/** What a project costs: three figures, a table for each language pair, other costs; each amount explains itself. */
export function ProjectCosts({ project, line, onLineChange }: ProjectCostsProps) {
  const path = { projectUUID: project.uuid }
  const { data: summary, error, refetch } = useQuery(query(api.costs.getSummary, { path }))
  const mayCalculate = useCan(requirements['costs.calculate'])
  const { session, snapshot } = useSession()
  const seesProfit = isManager(snapshot.subject) && session.can(requirements['costs.getProfitability'])
  const isFirst = project.costsStatus === 'NOT_CALCULATED'
  const calculate = useMutation(mutation(isFirst ? api.costs.calculate : api.costs.recalculate))
  const isRunning = costsRun(project) || calculate.isPending
  const button = mayCalculate && (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      icon={isFirst ? 'wallet' : 'refresh'}
      isPending={isRunning}
      pendingLabel={t('costs.running')}
      isDisabled={project.workUnits.length === 0}
      onPress={() => calculate.mutate({ path })}
    >
      {isFirst ? t('costs.calculate') : t('costs.recalculate')}
    </Button>
  )
  if (!summary && error) return <RegionError error={error} onRetry={() => void refetch()} />
  if (isFirst && !isRunning) {
    return (
      <Card>
        <EmptyState kind="first-use" icon="wallet" title={t('costs.empty')} action={button}>
          {project.workUnits.length === 0 ? t('costs.noWorkUnits') : t('costs.emptyText')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      <CostState project={project} summary={summary} action={button} />
      <CostTotals projectUuid={project.uuid} />
      {summary?.langPairCosts.map((pair) => (
        <PairCosts key={pair.line} projectUuid={project.uuid} pair={pair} currency={summary.currency} onLine={onLineChange} />
      ))}
      {summary && (
        <OtherCosts
          projectUuid={project.uuid}
          currency={summary.currency}
          pairs={summary.langPairCosts}
          isLocked={isRunning}
          onLine={onLineChange}
        />
      )}
      {seesProfit && <CostProfit projectUuid={project.uuid} />}
      {!isRunning && <Analyses project={project} />}
      <CostExplanation projectUuid={project.uuid} line={line} onClose={() => onLineChange(undefined)} />
    </>
  )
}
