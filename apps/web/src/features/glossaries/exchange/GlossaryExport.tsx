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

/** Kinds of TBX files, as the API has them. */
const tbxKinds = {
  basic: { tbxVersion: 3, tbxDialect: 'basic' },
  min: { tbxVersion: 3, tbxDialect: 'min' },
  core: { tbxVersion: 3, tbxDialect: 'core' },
  older: { tbxVersion: 2, tbxDialect: 'basic' },
} as const

type TbxKind = keyof typeof tbxKinds

const tbxOptions = Object.keys(tbxKinds) as TbxKind[]

/** Writes a glossary, or some of its languages, as a file that the browser then downloads. */
export function GlossaryExport({ glossary }: { glossary: Glossary }) {
  const glossaryUuid = glossary.uuid
  const [languages, setLanguages] = useState<string[]>([])
  const [fileType, setFileType] = useState<(typeof fileTypes)[number]>('tbx')
  const [tbxKind, setTbxKind] = useState<TbxKind>('basic')
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
        {fileType === 'tbx' && (
          <Select
            label={t('glossaries.export.tbx')}
            description={t('glossaries.export.tbx.text')}
            options={tbxOptions.map((id) => ({ id, label: t(`glossaries.export.tbx.${id}`) }))}
            value={tbxKind}
            isDisabled={file.isRunning}
            onChange={(next) => setTbxKind(next as TbxKind)}
          />
        )}
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
          onStart={() =>
            start({
              path: { glossaryUuid, fileType },
              query: { languages, ...(fileType === 'tbx' && tbxKinds[tbxKind]) },
            })
          }
        />
      </Stack>
    </Card>
  )
}
