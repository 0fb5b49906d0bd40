import { useCan } from '@dragoman/hooks/permissions'
import * as api from '@dragoman/sdk/api'
import type { Glossary } from '@dragoman/sdk/operations/glossaries'
import { requirements } from '@dragoman/sdk/requirements'
import { FileImport } from '../../../files/FileImport.tsx'
import { t } from '../../../i18n/t.ts'
import { ImportReport } from './ImportReport.tsx'

const extensions = ['tbx', 'xml', 'csv', 'tsv', 'xlsx']
const resources = ['glossaries', 'glossaryConcepts', 'glossaryTerms', 'activity']

export interface GlossaryImportProps {
  glossary: Glossary
  jobUuid: string | undefined
  onJobChange: (jobUuid: string | undefined) => void
}

/** Takes a TBX file or a table into a glossary. */
export function GlossaryImport({ glossary, jobUuid, onJobChange }: GlossaryImportProps) {
  return (
    <FileImport
      operation={api.glossaries.import}
      paramsOf={(file, dryRun) => ({ path: { glossaryUuid: glossary.uuid }, query: { dryRun }, body: { file } })}
      resources={resources}
      isAllowed={useCan(requirements['glossaries.import'])}
      extensions={extensions}
      title={t('glossaries.import')}
      text={t('glossaries.import.text')}
      drop={t('glossaries.import.drop')}
      refused={(name) => t('glossaries.import.refused', { name })}
      kind="TBX"
      jobUuid={jobUuid}
      onJobChange={onJobChange}
      detail={(job) => <ImportReport job={job} />}
    />
  )
}
