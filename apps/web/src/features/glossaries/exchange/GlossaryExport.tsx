import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Glossary } from '@dragoman/sdk/operations/glossaries'
import { Card } from '@dragoman/ui/Card'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { useState } from 'react'
import { ExportButton, useFileExport } from '../../../files/ExportButton.tsx'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'

const fileTypes = ['tbx', 'csv', 'xlsx'] as const

/** Writes a glossary, or some of its languages, as a file that the browser then downloads. */
export function GlossaryExport({ glossary }: { glossary: Glossary }) {
  const glossaryUuid = glossary.uuid
  const [languages, setLanguages] = useState<string[]>([])
  const [fileType, setFileType] = useState<(typeof fileTypes)[number]>('tbx')
  const { start, ...file } = useFileExport(api.glossaries.startExport, (requestUUID, params) =>
    query(api.glossaries.getExportStatus, {
      path: { glossaryUuid, fileType: params?.path.fileType ?? fileType, requestUUID },
    }),
  )
  return (
    <Card title={t('glossaries.export')} description={t('glossaries.export.text')}>
      <Stack gap={16}>
        <Select
          label={t('glossaries.export.type')}
          options={fileTypes.map((id) => ({ id, label: t(`glossaries.export.type.${id}`) }))}
          value={fileType}
          isDisabled={file.isRunning}
          onChange={(next) => setFileType(fileTypes.find((each) => each === next)!)}
        />
        {glossary.allLanguages.length > 1 && (
          <MultiSelect
            label={t('glossaries.languages')}
            isOptional
            description={t('glossaries.export.languages')}
            options={glossary.allLanguages.map((locale) => ({ id: locale, label: languageName(locale) }))}
            value={languages}
            onChange={setLanguages}
            emptyLabel={t('glossaries.form.noLanguage')}
            selectedLabel={t('glossaries.languages')}
          />
        )}
        <ExportButton
          of={file}
          label={t('glossaries.export.start')}
          isDisabled={glossary.totalConcepts === 0}
          onStart={() => start({ path: { glossaryUuid, fileType }, query: { languages } })}
        />
      </Stack>
    </Card>
  )
}
