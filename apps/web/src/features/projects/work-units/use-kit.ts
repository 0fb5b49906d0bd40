import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import { pollJob } from '@dragoman/sdk/poll'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../shell/toasts.ts'
import { saveFrom } from '../../../files/save-file.ts'

/** What can be exported of work units. */
export const kitKinds = ['XLIFF', 'XLSX', 'TRANSLATED', 'SOURCE'] as const

export type KitKind = (typeof kitKinds)[number]

export interface KitOrder {
  kind: KitKind
  workUnitUuids: string[]
  withLocales: boolean
  onlyDelivered: boolean
}

/** Milliseconds between two looks at an export; most take less than a second. */
const interval = 300

/** Exports work units, waits until the file is there, and downloads it. A job that fails shows in the corner. */
export function useKit(projectUUID: string) {
  const client = sdkOf(useQueryClient())
  const path = { projectUUID }
  const start = ({ kind, workUnitUuids, withLocales, onlyDelivered }: KitOrder) => {
    if (kind === 'SOURCE') return call(client, api.projects.startSourceFiles, { path, body: { workUnitUuids } })
    const addSourceAndTargetSuffix = withLocales
    if (kind === 'TRANSLATED') {
      const body = { workUnitUuids, addSourceAndTargetSuffix, downloadDeliverables: onlyDelivered }
      return call(client, api.projects.startTranslatedFiles, { path: { projectUuid: projectUUID }, body })
    }
    return call(client, api.projects.startLocKit, {
      path,
      body: { workUnitUuids, addSourceAndTargetSuffix, locKitTypeJob: kind },
    })
  }
  return useMutation({
    mutationFn: async (order: KitOrder) => {
      const { id } = await start(order)
      const parameters = { path: { projectUUID, requestUUID: id } }
      const { downloadFileUrl, error } = await pollJob(client, api.projects.getTranslationKitJob, parameters, {
        interval,
      })
      if (downloadFileUrl !== undefined) saveFrom(downloadFileUrl)
      else showToast({ tone: 'danger', title: t('projects.export.failed'), description: error })
    },
    meta: { showsErrors: true },
  })
}
