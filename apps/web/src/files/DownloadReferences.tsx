import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import { Button } from '@dragoman/ui/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveBlob } from './save-file.ts'

export interface DownloadReferencesProps {
  project: { uuid: string; name: string }
  /** What the button says. */
  children: string
}

/** Downloads all reference files of a project in one container. */
export function DownloadReferences({ project: { uuid, name }, children }: DownloadReferencesProps) {
  const client = sdkOf(useQueryClient())
  const download = useMutation({
    mutationFn: async () => {
      const content = await call(client, api.projects.downloadReferenceFiles, { path: { projectUUID: uuid } })
      saveBlob(content, `${name}-reference.zip`)
    },
  })
  return (
    <Button size="small" icon="download" isPending={download.isPending} onPress={() => download.mutate()}>
      {children}
    </Button>
  )
}
