import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { run } from '@dragoman/sdk/run'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveFrom } from '../../../files/save-file.ts'

/** The exports of work units. */
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

/** Exports work units, waits until the file is there, and downloads it. The dialog shows what fails. */
export function useKit(projectUUID: string) {
  const client = sdkOf(useQueryClient())
  const path = { projectUUID }
  const runKit = ({ kind, workUnitUuids, withLocales, onlyDelivered }: KitOrder) => {
    if (kind === 'SOURCE')
      return run(client, api.projects.startSourceFiles, { path, body: { workUnitUuids } }, { interval })
    const addSourceAndTargetSuffix = withLocales
    if (kind === 'TRANSLATED') {
      const body = { workUnitUuids, addSourceAndTargetSuffix, downloadDeliverables: onlyDelivered }
      return run(client, api.projects.startTranslatedFiles, { path: { projectUuid: projectUUID }, body }, { interval })
    }
    const body = { workUnitUuids, addSourceAndTargetSuffix, locKitTypeJob: kind }
    return run(client, api.projects.startLocKit, { path, body }, { interval })
  }
  return useMutation({
    mutationFn: async (order: KitOrder) => {
      const { downloadFileUrl } = await runKit(order)
      saveFrom(downloadFileUrl!)
    },
    meta: { showsErrors: true },
  })
}
