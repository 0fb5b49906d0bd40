import { sdkOf } from '@dragoman/hooks/api-query-client'
import { refresh } from '@dragoman/hooks/query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { errorText } from '../../errors/error-text.ts'
import { showError } from '../../errors/report-error.ts'
import { saveBlob } from '../../files/save-file.ts'
import { t } from '../../i18n/t.ts'
import { NotTakenFiles } from '../projects/files/NotTakenFiles.tsx'
import { ImportActions } from './ImportActions.tsx'
import { ImportDrop } from './ImportDrop.tsx'
import { ImportFileCard } from './ImportFileCard.tsx'
import { ImportSummary } from './ImportSummary.tsx'
import { importQuery } from './import-query.ts'
import { useImportWork } from './use-import-work.ts'

/** An import: its files, what each of them would do or has done, and what can be done with it. */
export function ImportRun({ importUuid }: { importUuid: string }) {
  const client = useQueryClient()
  const { data: whole } = useSuspenseQuery(importQuery(importUuid))
  const work = useImportWork(whole)
  const { plan } = work
  const isOpen = whole.state === 'OPEN'
  const save = async (format: 'CSV' | 'JSON') => {
    const content = await call(sdkOf(client), api.imports.getReport, { path: { importUuid }, query: { format } })
    saveBlob(content, `import.${format.toLowerCase()}`)
  }
  return (
    <>
      <Card>
        <Stack>
          {work.isRunning ? (
            <ProgressBar label={work.label} value={work.progress} />
          ) : work.error ? (
            <InlineAlert tone="danger" isAnnounced>
              {errorText(work.error)}
            </InlineAlert>
          ) : (
            <ImportSummary whole={whole} />
          )}
          <ImportActions
            whole={whole}
            isRunning={work.isRunning}
            onStart={work.start}
            onUndo={work.undo}
            onSave={(format) => void save(format).catch(showError)}
          />
        </Stack>
      </Card>
      <NotTakenFiles archive={t('guidedImport.archive')} notTaken={whole.notTaken} />
      {whole.files.map((file) => (
        <ImportFileCard
          key={file.uuid}
          whole={whole}
          file={file}
          isLocked={!isOpen || work.isRunning}
          onChanged={plan}
        />
      ))}
      {isOpen && (
        <ImportDrop
          importOf={() => Promise.resolve(importUuid)}
          onSent={() => void refresh(client, ['imports']).then(plan)}
          onFailed={showError}
        />
      )}
    </>
  )
}
