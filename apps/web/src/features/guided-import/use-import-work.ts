import { progressOf, useJob, useRun } from '@dragoman/hooks/jobs'
import * as api from '@dragoman/sdk/api'
import type { Import } from '@dragoman/sdk/operations/imports'
import { useEffect, useEffectEvent } from 'react'
import { t } from '../../i18n/t.ts'

const resources = ['imports']

/** Plans, runs, and undoes an import, and follows what is under way when the page opens. */
export function useImportWork(whole: Import) {
  const params = { path: { importUuid: whole.uuid } }
  const settings = { changes: resources, meta: { showsErrors: true } }
  const plan = useRun(api.imports.plan, settings)
  const run = useRun(api.imports.run, settings)
  const undo = useRun(api.imports.undo, settings)
  const works = [plan, run, undo]
  const own = works.find(({ isRunning }) => isRunning)
  const isUnderWay = whole.state === 'RUNNING' || whole.state === 'UNDOING'
  // Begun by another page, or before this one was loaded again.
  const followed = useJob(isUnderWay && !own ? whole.jobUuid : undefined, resources)
  const needsPlan = whole.state === 'OPEN' && whole.files.length > 0 && whole.files.every((file) => !file.plan)
  const begin = useEffectEvent(() => plan.run(params))
  useEffect(() => {
    if (needsPlan) begin()
  }, [needsPlan])
  const state = own?.state ?? followed.job
  const share = state && progressOf(state)
  return {
    isRunning: own !== undefined || followed.isRunning,
    label: labelOf(own === plan ? 'OPEN' : own === undo || whole.state === 'UNDOING' ? 'UNDOING' : 'RUNNING'),
    progress: share === undefined ? undefined : 100 * share,
    error: works.find(({ error }) => error)?.error ?? null,
    plan: () => plan.run(params),
    start: () => run.run(params),
    undo: () => undo.run(params),
  }
}

function labelOf(state: 'OPEN' | 'RUNNING' | 'UNDOING'): string {
  if (state === 'OPEN') return t('guidedImport.planning')
  return state === 'RUNNING' ? t('guidedImport.running') : t('guidedImport.undoing')
}
