import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../ground/toasts.ts'
import { saveFrom } from './save-file.ts'

/**
 * Downloads a reference file of a task; the address that the page got with the task may have expired by then. `gone`
 * says that it is no longer there.
 */
export function useReferenceFile({ uuid }: Pick<Task, 'uuid'>, gone: () => string) {
  const client = sdkOf(useQueryClient())
  return useMutation({
    mutationFn: async (fileUuid: string) => {
      const { referenceFiles } = await call(client, api.tasks.get, { path: { taskUUID: uuid } })
      const file = referenceFiles.find((each) => each.uuid === fileUuid)
      if (file?.downloadUrl === undefined) showToast({ tone: 'danger', title: gone() })
      else saveFrom(file.downloadUrl, file.name)
    },
  })
}
