import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { saveBlob, saveFrom } from '../../files/save-file.ts'
import { translatedName } from '../../files/translated-name.ts'

type TaskOfFile = Pick<Task, 'project' | 'workUnit'>

/** Milliseconds between two looks at a file that is being made; most take less than a second. */
const interval = 300

/** Exports the work unit of a task as XLIFF and downloads it. Failures show in the corner. */
export function useXliffExport({ project, workUnit }: TaskOfFile) {
  const client = sdkOf(useQueryClient())
  const path = { projectUUID: project.uuid }
  return useMutation({
    mutationFn: async () => {
      // It knows uploads, too, which a list has no need of.
      const { run } = await import('@dragoman/sdk/run')
      const body = { locKitTypeJob: 'XLIFF', workUnitUuids: [workUnit.uuid] }
      const { downloadFileUrl } = await run(client, api.projects.startLocKit, { path, body }, { interval })
      saveFrom(downloadFileUrl!)
    },
    onError: (error) => showToast({ tone: 'danger', title: t('tasks.files.failed'), description: errorText(error) }),
    meta: { showsErrors: true },
  })
}

/** Downloads the file that is translated, as it was uploaded. */
export function useSourceFile({ project, workUnit }: TaskOfFile) {
  const client = sdkOf(useQueryClient())
  const path = { projectUuid: project.uuid, workUnitUuid: workUnit.uuid }
  return useMutation({
    mutationFn: async () => {
      const { originalFileUrl, fileName } = await call(client, api.workUnits.getTranslation, { path })
      if (originalFileUrl === undefined) showToast({ tone: 'danger', title: t('tasks.files.gone') })
      else saveFrom(originalFileUrl, fileName)
    },
  })
}

/** Downloads the translated file in its own format, as it is now. */
export function useTranslatedFile({ project, workUnit }: TaskOfFile) {
  const client = sdkOf(useQueryClient())
  return useMutation({
    mutationFn: async () => {
      const params = { path: { projectUUID: project.uuid }, query: { workUnitUUID: workUnit.uuid } }
      const content = await call(client, api.projects.downloadTranslatedFile, params)
      saveBlob(content, translatedName(workUnit.filename, workUnit.targetLanguage))
    },
  })
}
