import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import { run } from '@dragoman/sdk/run'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveBlob, saveFrom } from '../../../files/save-file.ts'
import { translatedName } from '../../../files/translated-name.ts'
import { errorText } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'

/** Gets the translated file of a work unit, in its own format and as it is now. Failures show in the corner. */
export function useTranslatedFile(projectUUID: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ uuid, filename, targetLanguage }: Pick<WorkUnit, 'uuid' | 'filename' | 'targetLanguage'>) => {
      const params = { path: { projectUUID }, query: { workUnitUUID: uuid } }
      const content = await call(sdkOf(queryClient), api.projects.downloadTranslatedFile, params)
      saveBlob(content, translatedName(filename, targetLanguage))
    },
  })
}

/** Exports a work unit as XLIFF, waits until the file is there, and downloads it. Failures show in the corner. */
export function useXliff(projectUUID: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ uuid }: Pick<WorkUnit, 'uuid'>) => {
      const client = sdkOf(queryClient)
      const body = { locKitTypeJob: 'XLIFF', workUnitUuids: [uuid] }
      const { downloadFileUrl } = await run(client, api.projects.startLocKit, { path: { projectUUID }, body })
      saveFrom(downloadFileUrl!)
    },
    onError: (error) =>
      showToast({ tone: 'danger', title: t('projects.export.failed'), description: errorText(error) }),
    meta: { showsErrors: true },
  })
}
