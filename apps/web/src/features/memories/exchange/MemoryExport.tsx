import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { Card } from '@dragoman/ui/Card'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { useState } from 'react'
import { ExportButton, useFileExport } from '../../../files/ExportButton.tsx'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'

const fileTypes = ['tmx', 'csv', 'xlsx'] as const

/** Writes a memory, or some of its languages, as a file that the browser then downloads. */
export function MemoryExport({ memory }: { memory: TranslationMemory }) {
  const tmUuid = memory.uuid
  const [targetLocales, setTargetLocales] = useState<string[]>([])
  const [fileType, setFileType] = useState<(typeof fileTypes)[number]>('tmx')
  const { start, ...file } = useFileExport(api.translationMemories.export, (requestUUID, params) =>
    query(api.translationMemories.getExportStatus, {
      path: { tmUuid, fileType: params?.path.fileType ?? fileType, requestUUID },
    }),
  )
  return (
    <Card title={t('tm.export')} description={t('tm.export.text')}>
      <Stack gap={16}>
        <Select
          label={t('tm.export.type')}
          options={fileTypes.map((id) => ({ id, label: t(`tm.export.type.${id}`) }))}
          value={fileType}
          isDisabled={file.isRunning}
          onChange={(next) => setFileType(fileTypes.find((each) => each === next)!)}
        />
        {memory.targetLocales.length > 1 && (
          <MultiSelect
            label={t('tm.targets')}
            isOptional
            description={t('tm.export.languages')}
            options={memory.targetLocales.map((locale) => ({ id: locale, label: languageName(locale) }))}
            value={targetLocales}
            onChange={setTargetLocales}
            emptyLabel={t('tm.form.noLanguage')}
            selectedLabel={t('tm.targets')}
          />
        )}
        <ExportButton
          of={file}
          label={t('tm.export.start')}
          isDisabled={memory.totalUnits === 0}
          onStart={() => start({ path: { tmUuid, fileType }, query: { targetLocales } })}
        />
      </Stack>
    </Card>
  )
}
