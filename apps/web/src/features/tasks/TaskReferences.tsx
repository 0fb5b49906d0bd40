import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatBytes } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { saveBlob } from '../projects/save-file.ts'

/** The files that a project gives to look things up in; nothing where it gives none. */
export function TaskReferences({ task: { project, referenceFiles } }: { task: Task }) {
  const client = sdkOf(useQueryClient())
  const download = useMutation({
    mutationFn: async () => {
      const content = await call(client, api.projects.downloadReferenceFiles, { path: { projectUUID: project.uuid } })
      saveBlob(content, `${project.name}-reference.zip`)
    },
  })
  if (referenceFiles.length === 0) return null
  return (
    <Card
      title={t('tasks.files.references')}
      description={t('tasks.files.referencesText')}
      actions={
        <Button
          size="small"
          icon="download"
          isPending={download.isPending}
          pendingLabel={t('shell.loading')}
          onPress={() => download.mutate()}
        >
          {t('tasks.files.referencesAll')}
        </Button>
      }
    >
      <ul aria-label={t('tasks.files.references')}>
        {referenceFiles.map(({ uuid, name, size }) => (
          <li key={uuid}>
            <bdi>{name}</bdi>
            {size !== undefined && ` · ${formatBytes(size)}`}
          </li>
        ))}
      </ul>
    </Card>
  )
}
