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
  /** Called once all files have been sent, one of them at least, with the errors of those that were not taken. */
  onSent: (importUuid: string, left: readonly Error[]) => void
  onFailed: (error: unknown) => void
}

/** Takes the files of an import, one after the other. */
export function ImportDrop({ importOf, onSent, onFailed }: ImportDropProps) {
  const client = useQueryClient()
  const [items, setItems] = useState<FileDropItem[]>([])
  const [isPending, setPending] = useState(false)
  const send = async (files: readonly File[]) => {
    setPending(true)
    const paths = files.map(({ webkitRelativePath, name }) => webkitRelativePath || name)
    setItems(paths.map((name, at) => ({ id: String(at), name, state: 'waiting' })))
    const change = (at: number, state: Partial<FileDropItem>) =>
      setItems((all) => all.map((one, place) => (place === at ? { ...one, ...state } : one)))
    try {
      const importUuid = await importOf()
      let sent = 0
      const left: Error[] = []
      for (const [at, file] of files.entries()) {
        change(at, { state: 'uploading' })
        try {
          const path = paths[at]!
          // It would take the place of the other one.
          if (paths.indexOf(path) < at) throw new Error(t('guidedImport.listedTwice'))
          await upload(
            sdkOf(client),
            api.imports.addFile,
            { path: { importUuid }, body: { file, path } },
            { onProgress: (done) => change(at, { progress: done.total ? (100 * done.sent) / done.total : 0 }) },
          )
          sent += 1
          change(at, { state: 'done' })
        } catch (error) {
          const text = errorText(error)
          change(at, { state: 'error', detail: text })
          left.push(new Error(`${paths[at]}: ${text}`))
        }
      }
      if (sent > 0) onSent(importUuid, left)
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
