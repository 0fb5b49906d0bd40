import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { upload } from '@dragoman/sdk/upload'
import { FileDrop, type FileDropItem } from '@dragoman/ui/FileDrop'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { dropLabels } from '../../files/drop-labels.ts'
import { t } from '../../i18n/t.ts'

export interface ImportDropProps {
  /** The import that takes the files; begun with the first ones. */
  importOf: () => Promise<string>
  /** Called once all files have been sent, one of them at least. */
  onSent: (importUuid: string) => void
  onFailed: (error: unknown) => void
}

/** Takes the files of an import, one after the other. */
export function ImportDrop({ importOf, onSent, onFailed }: ImportDropProps) {
  const client = useQueryClient()
  const [items, setItems] = useState<FileDropItem[]>([])
  const [isPending, setPending] = useState(false)
  const send = async (files: readonly File[]) => {
    setPending(true)
    setItems(files.map(({ name }, at) => ({ id: String(at), name, state: 'waiting' })))
    const change = (at: number, state: Partial<FileDropItem>) =>
      setItems((all) => all.map((one, place) => (place === at ? { ...one, ...state } : one)))
    try {
      const importUuid = await importOf()
      let sent = 0
      for (const [at, file] of files.entries()) {
        change(at, { state: 'uploading' })
        try {
          const path = file.webkitRelativePath || undefined
          await upload(
            sdkOf(client),
            api.imports.addFile,
            { path: { importUuid }, body: { file, ...(path !== undefined && { path }) } },
            { onProgress: (done) => change(at, { progress: done.total ? (100 * done.sent) / done.total : 0 }) },
          )
          sent += 1
          change(at, { state: 'done' })
        } catch (error) {
          change(at, { state: 'error', detail: errorText(error as Error) })
        }
      }
      if (sent > 0) onSent(importUuid)
      if (sent === files.length) setItems([])
    } catch (error) {
      onFailed(error)
    }
    setPending(false)
  }
  return (
    <FileDrop
      label={t('guidedImport.drop')}
      onFiles={(files) => void send(files)}
      files={items}
      isDisabled={isPending}
      labels={dropLabels({ drop: t('guidedImport.drop'), allowed: t('guidedImport.allowed') })}
    />
  )
}
