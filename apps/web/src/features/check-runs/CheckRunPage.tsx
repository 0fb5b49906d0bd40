import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { usePageName } from '../../ground/page-name.ts'
import { ProjectPath } from '../../ground/ProjectPath.tsx'
import { formatNumber, formatTimestamp } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import { latestCheckQuery, type CheckAddress } from './check-run-query.ts'
import { CheckedIssues } from './CheckedIssues.tsx'

const ProjectChecks = overlay(() => import('../check-profiles/ProjectChecks.tsx'), 'ProjectChecks')
const SureFixes = overlay(() => import('../text-changes/SureFixes.tsx'), 'SureFixes')

/** The last check of a project's translations: what it found, and where. */
export function CheckRunPage({ projectUuid, address }: { projectUuid: string; address: CheckAddress }) {
  const { data: project } = useSuspenseQuery(query(api.projects.get, { path: { projectUUID: projectUuid } }))
  usePageName(project.reference)
  const client = useQueryClient()
  const [open, setOpen] = useState<'levels' | 'fixes'>()
  const latest = latestCheckQuery(projectUuid)
  const { data } = useQuery(latest)
  const start = useMutation({
    ...mutation(api.checkRuns.start),
    onSuccess: (run) => client.setQueryData(latest.queryKey, { run }),
  })
  const run = data?.run
  const begin = () => start.mutate({ path: { projectUUID: projectUuid }, body: {} })
  const isRunning = run?.status === 'RUNNING'
  return (
    <Page isFilling>
      <PageHeader
        title={t('checkRuns.title')}
        breadcrumbs={<ProjectPath project={project} />}
        description={
          run?.finishedDate !== undefined &&
          t('checkRuns.checkedOn', { date: formatTimestamp(run.finishedDate), count: run.segments })
        }
        actions={
          <>
            <Button icon="settings" onPress={() => setOpen('levels')}>
              {t('checkProfiles.open')}
            </Button>
            {run?.status === 'FINISHED' && (
              <Button icon="check" onPress={() => setOpen('fixes')}>
                {t('textChanges.fixes')}
              </Button>
            )}
            <Button variant="primary" icon="check" isPending={start.isPending} isDisabled={isRunning} onPress={begin}>
              {t('checkRuns.start')}
            </Button>
          </>
        }
      />
      <PageBody>
        {isRunning && <ProgressBar label={t('checkRuns.running')} />}
        {run?.status === 'FAILED' && <InlineAlert tone="danger">{t('checkRuns.failed')}</InlineAlert>}
        {run?.status === 'FINISHED' && (
          <>
            <p>{t('checkRuns.summary', { issues: formatNumber(run.issues), blocking: formatNumber(run.blocking) })}</p>
            <CheckedIssues run={run} address={address} />
          </>
        )}
        {data && !run && (
          <EmptyState kind="first-use" icon="check" title={t('checkRuns.none')}>
            {t('checkRuns.noneText')}
          </EmptyState>
        )}
      </PageBody>
      <Suspense>
        {open === 'levels' && <ProjectChecks projectUuid={projectUuid} onClose={() => setOpen(undefined)} />}
        {open === 'fixes' && run && (
          <SureFixes checkRunUuid={run.uuid} issueKind={address.kind} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </Page>
  )
}
