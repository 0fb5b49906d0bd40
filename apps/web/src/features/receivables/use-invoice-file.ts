import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveBlob } from '../../files/save-file.ts'

export type InvoiceFileType = 'pdf' | 'ubl' | 'facturx'

interface WantedFile {
  uuid: string
  type: InvoiceFileType
  /** The name under which it is saved. */
  name: string
}

/** Downloads a stored file of an invoice. */
export function useInvoiceFile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ uuid, type, name }: WantedFile) => {
      const params = { path: { receivableUUID: uuid }, query: { type } }
      const file: Blob = await call(sdkOf(client), api.receivables.getFile, params)
      saveBlob(file, name)
    },
  })
}
