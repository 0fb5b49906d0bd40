import { sdkOf } from '@dragoman/hooks/api-query-client'
import { refresh } from '@dragoman/hooks/query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import { Card } from '@dragoman/ui/Card'
import { FileDrop, type FileDropItem } from '@dragoman/ui/FileDrop'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { formatBytes } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { dropLabels } from '../../../files/drop-labels.ts'

interface Sending extends FileDropItem {
  file: File
}

/** Takes files of any kind and sends them one after the other; those that arrived leave this list for the table. */
export function AddReferences({ projectUuid }: { projectUuid: string }) {
  const queryClient = useQueryClient()
  const client = sdkOf(queryClient)
  const [items, setItems] = useState<Sending[]>([])
  const change = (id: string, part: Partial<Sending>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)))
  const drop = (id: string) => setItems((all) => all.filter((item) => item.id !== id))
  const { mutate, isPending } = useMutation({
    mutationFn: async (sent: readonly Sending[]) => {
      for (const { id, file } of sent) {
        change(id, { state: 'uploading', detail: formatBytes(file.size) })
        try {
          await call(client, api.projects.uploadReferenceFile, {
            path: { projectUUID: projectUuid },
            body: { File: file },
          })
          drop(id)
        } catch (error) {
          change(id, { state: 'error', detail: errorText(error) })
        }
      }
    },
    onSettled: () => refresh(queryClient, ['projects', 'tasks', 'activity']),
  })
  const add = (files: readonly File[]) => {
    const fresh = files.map((file): Sending => ({ id: crypto.randomUUID(), name: file.name, state: 'waiting', file }))
    setItems((all) => [...all, ...fresh])
    mutate(fresh)
  }
  return (
    <Card title={t('projects.reference.add')}>
      <FileDrop
        label={t('projects.reference.add')}
        files={items}
        onFiles={add}
        onRemove={drop}
        onRetry={(id) => mutate(items.filter((item) => item.id === id))}
        isDisabled={isPending}
        labels={dropLabels({ allowed: t('projects.reference.any') })}
      />
    </Card>
  )
}
