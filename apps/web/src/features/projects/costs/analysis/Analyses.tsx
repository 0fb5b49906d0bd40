import { useCan } from '@dragoman/hooks/permissions'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Logfile } from '@dragoman/sdk/operations/logfiles'
import type { Project } from '@dragoman/sdk/operations/projects'
import type { WordCounter } from '@dragoman/sdk/operations/shared'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Select } from '@dragoman/ui/Select'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../../../errors/failure-text.ts'
import { RegionError } from '../../../../errors/RegionError.tsx'
import { formatTimestamp } from '../../../../i18n/format.ts'
import { enumWord, t } from '../../../../i18n/t.ts'
import styles from '../costs.module.css'
import { AnalysisExport } from './AnalysisExport.tsx'
import { AnalysisTable } from './AnalysisTable.tsx'
import type { AnalysisView } from './use-analysis-rows.ts'

/** Milliseconds between two looks at analyses that are being made. */
const interval = 1_000

const isBusy = ({ status }: Logfile) => status === 'CREATING' || status === 'UPDATING'

/** How the words of a project were counted: by file, language pair and step; each number opens down to its segments. */
export function Analyses({ project, compared }: { project: Project; compared: WordCounter | undefined }) {
  const path = { projectUUID: project.uuid }
  const list = useQuery({
    ...query(api.logfiles.list, { path, query: { pageSize: 50 } }),
    refetchInterval: ({ state }) => (state.data?.content.some(isBusy) ? interval : false),
  })
  const create = useMutation(mutation(api.logfiles.create))
  const mayCreate = useCan(requirements['logfiles.create'])
  const [chosen, setChosen] = useState<string>()
  const [view, setView] = useState<AnalysisView>('pair')
  if (!list.data && list.error) return <RegionError error={list.error} onRetry={() => void list.refetch()} />
  const all = list.data?.content ?? []
  const logfile = all.find(({ id }) => id === chosen) ?? all[0]
  const isPending = create.isPending
  return (
    <Card
      title={t('costs.analysis')}
      description={t('costs.analysis.text')}
      actions={
        <>
          {logfile?.status === 'COMPLETED' && (
            <AnalysisExport projectUuid={project.uuid} logfileUuid={logfile.id} compared={compared} />
          )}
          {mayCreate && (
            <Button
              size="small"
              icon="refresh"
              isPending={isPending}
              isDisabled={project.workUnits.length === 0 || all.some(isBusy)}
              onPress={() => create.mutate({ path }, { onSuccess: ({ id }) => setChosen(id) })}
            >
              {t('costs.analysis.create')}
            </Button>
          )}
        </>
      }
    >
      {logfile && (
        <Stack gap={16}>
          <Row justify="between">
            <div className={styles.which}>
              <Select
                label={t('costs.analysis.which')}
                options={all.map(nameOf)}
                value={logfile.id}
                onChange={setChosen}
              />
            </div>
            <SegmentedControl
              label={t('costs.analysis.by')}
              options={[
                { id: 'pair', label: t('costs.analysis.byPair') },
                { id: 'file', label: t('costs.analysis.byFile') },
                { id: 'step', label: t('costs.analysis.byStep') },
              ]}
              value={view}
              onChange={setView}
            />
          </Row>
          <p className={styles.counted}>
            {t('costs.counter', { counter: enumWord('wordCounter', logfile.wordCounter) })}
          </p>
          {isBusy(logfile) && <ProgressBar label={t('costs.analysis.running')} value={logfile.progress} />}
          {logfile.failureReason && (
            <InlineAlert tone="danger" title={t('costs.analysis.failed')}>
              {failureText(logfile.failure, logfile.failureReason)}
            </InlineAlert>
          )}
          {logfile.status === 'COMPLETED' && (
            <AnalysisTable key={logfile.id} project={project} logfile={logfile} view={view} />
          )}
        </Stack>
      )}
    </Card>
  )
}

const nameOf = ({ id, creationDate, type }: Logfile) => {
  const at = formatTimestamp(creationDate)
  return { id, label: type === 'PRE_ANALYSIS' ? t('costs.analysis.before', { at }) : t('costs.analysis.after', { at }) }
}
