import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import { pollStatus } from '@dragoman/sdk/poll'
import { Button } from '@dragoman/ui/Button'
import { Menu, MenuItem, MenuTrigger } from '@dragoman/ui/Menu'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../../i18n/t.ts'
import { showToast } from '../../../../shell/toasts.ts'
import { saveFrom } from '../../../../files/save-file.ts'

const formats = ['CSV', 'XLSX'] as const

/** Writes an analysis to a file, waits until it is there, and downloads it. Failures show in the corner. */
export function AnalysisExport({ projectUuid, logfileUuid }: { projectUuid: string; logfileUuid: string }) {
  const queryClient = useQueryClient()
  const write = useMutation({
    mutationFn: async (format: string) => {
      const client = sdkOf(queryClient)
      const path = { projectUUID: projectUuid, logfileUUID: logfileUuid }
      const started = await call(client, api.logfiles.startExport, { path, query: { format } })
      const { downloadUrl } = await pollStatus(client, started, api.logfiles.getExportStatus, (requestUUID) => ({
        path: { ...path, requestUUID },
      }))
      if (downloadUrl !== undefined) saveFrom(downloadUrl)
      else showToast({ tone: 'danger', title: t('costs.analysis.notExported') })
    },
  })
  return (
    <MenuTrigger>
      <Button size="small" icon="download" iconEnd="chevron-down" isPending={write.isPending}>
        {t('costs.analysis.export')}
      </Button>
      <Menu>
        {formats.map((format) => (
          <MenuItem key={format} onAction={() => write.mutate(format)}>
            {t(`costs.analysis.as.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  )
}
