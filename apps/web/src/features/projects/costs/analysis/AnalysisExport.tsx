import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import type { WordCounter } from '@dragoman/sdk/operations/shared'
import { run } from '@dragoman/sdk/run'
import { MenuButton, MenuItem } from '@dragoman/ui/MenuButton'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../../../errors/error-text.ts'
import { t } from '../../../../i18n/t.ts'
import { showToast } from '../../../../ground/toasts.ts'
import { saveFrom } from '../../../../files/save-file.ts'

const formats = ['CSV', 'XLSX'] as const

export interface AnalysisExportProps {
  projectUuid: string
  logfileUuid: string
  /** Second counter whose words are in the file, too. */
  compared: WordCounter | undefined
}

/** Writes an analysis to a file, waits until it is there, and downloads it. Failures show in the corner. */
export function AnalysisExport({ projectUuid, logfileUuid, compared }: AnalysisExportProps) {
  const queryClient = useQueryClient()
  const write = useMutation({
    mutationFn: async (format: string) => {
      const client = sdkOf(queryClient)
      const path = { projectUUID: projectUuid, logfileUUID: logfileUuid }
      const { downloadUrl } = await run(client, api.logfiles.startExport, {
        path,
        query: { format, ...(compared && { alsoCountedBy: compared }) },
      })
      saveFrom(downloadUrl!)
    },
    onError: (error) =>
      showToast({ tone: 'danger', title: t('costs.analysis.notExported'), description: errorText(error) }),
    meta: { showsErrors: true },
  })
  return (
    <MenuButton
      size="small"
      icon="download"
      iconEnd="chevron-down"
      label={t('costs.analysis.export')}
      isPending={write.isPending}
    >
      {formats.map((format) => (
        <MenuItem key={format} onAction={() => write.mutate(format)}>
          {t(`costs.analysis.as.${format}`)}
        </MenuItem>
      ))}
    </MenuButton>
  )
}
