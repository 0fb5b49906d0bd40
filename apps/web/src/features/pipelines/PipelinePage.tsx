import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Pipeline } from '@dragoman/sdk/operations/pipelines'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { formatTimestamp, isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { showToast } from '../../ground/toasts.ts'
import { SettingsPageFrame } from '../settings/SettingsPageFrame.tsx'
import { draftOf } from './pipeline-draft.ts'
import { PipelineEditor } from './PipelineEditor.tsx'
import { RunLog } from './RunLog.tsx'

/** The way back to all pipelines. */
export const parents = () => [
  <Link key="pipelines" to="/settings/automation-settings/pipelines">
    {t('pipelines.title')}
  </Link>,
]

/** A pipeline: what it does, and what it has done. */
export function PipelinePage({ pipeline }: { pipeline: Pipeline }) {
  const navigate = useNavigate()
  const [start] = useState(() => draftOf(pipeline))
  const remove = useMutation({ ...mutation(api.pipelines.remove), meta: { showsErrors: true } })
  const restore = useMutation(mutation(api.pipelines.create))
  const { name, uuid, paused, owner, nextRun, lastChange } = pipeline
  const askRemove = () =>
    confirmDelete({
      title: t('pipelines.deleteTitle', { name }),
      text: t('pipelines.deleteText'),
      run: async () => {
        await remove.mutateAsync({ path: { pipelineUUID: uuid } })
        const action = { label: t('pipelines.undo'), onAction: () => restore.mutate({ body: draftOf(pipeline) }) }
        showToast({ tone: 'success', title: t('pipelines.deleted', { name }), action })
        await navigate({ to: '/settings/automation-settings/pipelines' })
      },
    })
  return (
    <SettingsPageFrame
      title={name}
      description={t('pipelines.ownedBy', { name: isolated(owner.name) })}
      lastChange={lastChange}
      parents={parents()}
      actions={
        <Button icon="trash" onPress={askRemove}>
          {t('pipelines.delete')}
        </Button>
      }
    >
      <Stack>
        {paused && (
          <InlineAlert tone="warning" title={t(`pipelines.paused.${paused}`)}>
            {t('pipelines.pausedText')}
          </InlineAlert>
        )}
        {nextRun !== undefined && (
          <InlineAlert tone="info">{t('pipelines.nextRun', { time: formatTimestamp(nextRun) })}</InlineAlert>
        )}
        <PipelineEditor pipeline={pipeline} start={start} onSaved={() => undefined} />
        <RunLog pipeline={pipeline} />
      </Stack>
    </SettingsPageFrame>
  )
}
