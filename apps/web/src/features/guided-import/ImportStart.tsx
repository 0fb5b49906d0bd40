import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import { Card } from '@dragoman/ui/Card'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { FormLayout } from '@dragoman/ui/Form'
import { Stack } from '@dragoman/ui/Page'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showError } from '../../errors/report-error.ts'
import { Link } from '../../ground/links.ts'
import { formatTimestamp } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { useLanguageOptions } from '../locales/locale-options.ts'
import { ImportDrop } from './ImportDrop.tsx'
import { recentImports } from './import-query.ts'

/** Begins an import with its first files; below, the imports before it. */
export function ImportStart({ onBegun }: { onBegun: (importUuid: string) => void }) {
  const client = useQueryClient()
  const languages = useLanguageOptions()
  const [source, setSource] = useState<string | null>('en')
  const begin = async () => {
    const { uuid } = await call(sdkOf(client), api.imports.create, { body: { sourceLocale: source ?? 'en' } })
    return uuid
  }
  return (
    <>
      <Card>
        <Stack>
          <FormLayout width="page">
            <ComboBox
              label={t('guidedImport.source')}
              options={languages}
              value={source}
              onChange={setSource}
              isRequired
            />
          </FormLayout>
          <ImportDrop
            importOf={begin}
            onSent={(importUuid, left) => {
              onBegun(importUuid)
              // This page goes, and its list with it.
              for (const error of left) showError(error)
            }}
            onFailed={showError}
          />
        </Stack>
      </Card>
      <RecentImports />
    </>
  )
}

function RecentImports() {
  const { data } = useSuspenseQuery(recentImports())
  if (data.length === 0) return null
  return (
    <Card title={t('guidedImport.recent')}>
      <RowList>
        {data.map(({ uuid, creationDate, files, state }) => (
          <RowListItem
            key={uuid}
            end={t(`guidedImport.whole.${state}`)}
            below={t('guidedImport.files', { count: files })}
          >
            <Link to="/tools/import" search={{ import: uuid }}>
              {formatTimestamp(creationDate)}
            </Link>
          </RowListItem>
        ))}
      </RowList>
    </Card>
  )
}
