import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { AnalysisTotals, Logfile } from '@dragoman/sdk/operations/logfiles'
import type { Project } from '@dragoman/sdk/operations/projects'
import { useQueries, useQuery } from '@tanstack/react-query'
import { enumWord } from '../../../../i18n/t.ts'

export type AnalysisView = 'pair' | 'file' | 'step'

/** A row of an analysis, with its words by band. */
export interface AnalysisRow {
  id: string
  /** File or step; absent where languages alone name the row. */
  name?: string
  sourceLocale: string
  targetLocale: string
  workUnitUuid?: string
  analysisTotals: readonly AnalysisTotals[]
}

/** The rows of an analysis: language pairs, files, or steps, whose words are weighted by their own net rates. */
export function useAnalysisRows(project: Project, logfile: Logfile, view: AnalysisView) {
  const path = { projectUUID: project.uuid, logfileUUID: logfile.id }
  const byFile = useQuery({ ...query(api.logfiles.get, { path }), enabled: view === 'file' })
  const byPair = useQuery({ ...query(api.logfiles.getBreakdownByLocale, { path }), enabled: view === 'pair' })
  const steps = [
    ...new Set(project.workUnits.flatMap((unit) => unit.steps?.map((step) => step.workflow.code) ?? unit.workflow)),
  ]
  const byStep = useQueries({
    queries: steps.map((targetWorkflow) => ({
      ...query(api.logfiles.getBreakdownByLocale, { path, query: { targetWorkflow } }),
      enabled: view === 'step',
    })),
  })
  const failed = [byFile, byPair, ...byStep].find(({ error }) => error)
  const rows: Record<AnalysisView, AnalysisRow[] | undefined> = {
    file: byFile.data?.itemsByFile?.map((item) => {
      return { ...item, id: item.workUnitId, name: item.fileName, workUnitUuid: item.uuidFromWorkUnitId }
    }),
    pair: byPair.data?.itemsByLangPair?.map((item) => ({ ...item, id: item.targetLocale })),
    step: byStep.every(({ data }) => data)
      ? byStep.flatMap(({ data }, at) => {
          const step = steps[at] ?? ''
          const name = enumWord('workflow', step)
          return (data?.itemsByLangPair ?? []).map((item) => ({ ...item, id: `${step} ${item.targetLocale}`, name }))
        })
      : undefined,
  }
  return { rows: rows[view], error: failed?.error, retry: () => void failed?.refetch() }
}
