import { sdkOf } from '@dragoman/hooks/api-query-client'
import type { Client } from '@dragoman/sdk/client'
import { Button } from '@dragoman/ui/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveBlob } from './save-file.ts'

export interface DownloadReferencesProps {
  /** The name of the files' owner. */
  name: string
  load: (client: Client) => Promise<Blob>
  /** The label of the button. */
  children: string
}

/** Downloads all reference files of a project or a task in one container. */
export function DownloadReferences({ name, load, children }: DownloadReferencesProps) {
  const client = sdkOf(useQueryClient())
  const download = useMutation({
    mutationFn: async () => {
      saveBlob(await load(client), `${name}-reference.zip`)
    },
  })
  return (
    <Button size="small" icon="download" isPending={download.isPending} onPress={() => download.mutate()}>
      {children}
    </Button>
  )
}
