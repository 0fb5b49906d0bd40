import { sdkOf } from '@dragoman/hooks/api-query-client'
import { refresh } from '@dragoman/hooks/query-client'
import type { Client } from '@dragoman/sdk/client'
import { Card } from '@dragoman/ui/Card'
import { FileDrop, type FileDropItem, type FileDropProps } from '@dragoman/ui/FileDrop'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../errors/error-text.ts'
import { CloudFiles } from './cloud/CloudFiles.tsx'
import { formatBytes } from '../i18n/format-amounts.ts'

interface Sending extends FileDropItem {
  file: File
}

export interface AddReferencesProps {
  title: string
  /** The words of the place to drop files on, from the page that it is on. */
  labels: FileDropProps['labels']
  /** Uploads one file. */
  send: (client: Client, file: File) => Promise<unknown>
  /** Resources that show the files. */
  changes: readonly string[]
}

/** Takes files of any kind and sends them one after the other; those that arrived leave this list for the table. */
export function AddReferences({ title, labels, send, changes }: AddReferencesProps) {
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
          await send(client, file)
          drop(id)
        } catch (error) {
          change(id, { state: 'error', detail: errorText(error) })
        }
      }
    },
    onSettled: () => refresh(queryClient, changes),
  })
  const add = (files: readonly File[]) => {
    const fresh = files.map((file): Sending => ({ id: crypto.randomUUID(), name: file.name, state: 'waiting', file }))
    setItems((all) => [...all, ...fresh])
    mutate(fresh)
  }
  return (
    <Card title={title}>
      <FileDrop
        label={title}
        files={items}
        onFiles={add}
        onRemove={drop}
        onRetry={(id) => mutate(items.filter((item) => item.id === id))}
        isDisabled={isPending}
        labels={labels}
        otherWay={(take) => <CloudFiles onFiles={take} isDisabled={isPending} />}
      />
    </Card>
  )
}
