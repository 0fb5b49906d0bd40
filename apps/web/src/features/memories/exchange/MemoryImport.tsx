import { useCan } from '@dragoman/hooks/permissions'
import * as api from '@dragoman/sdk/api'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { requirements } from '@dragoman/sdk/requirements'
import { FileImport } from '../../../files/FileImport.tsx'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { ImportDetail } from './ImportDetail.tsx'

const extensions = ['tmx', 'gz']
const resources = ['translationMemories']

export interface MemoryImportProps {
  memory: TranslationMemory
  jobUuid: string | undefined
  onJobChange: (jobUuid: string | undefined) => void
}

/** Takes a TMX file into a memory. */
export function MemoryImport({ memory, jobUuid, onJobChange }: MemoryImportProps) {
  return (
    <FileImport
      operation={api.translationMemories.import}
      paramsOf={(file, dryRun) => ({ path: { tmUuid: memory.uuid }, query: { dryRun }, body: { file } })}
      resources={resources}
      isAllowed={useCan(requirements['translationMemories.import'])}
      extensions={extensions}
      title={t('tm.import')}
      text={t('tm.import.text', { language: languageName(memory.sourceLocale) })}
      drop={t('tm.import.drop')}
      refused={(name) => t('tm.import.refused', { name })}
      kind="TMX"
      jobUuid={jobUuid}
      onJobChange={onJobChange}
      detail={(job) => <ImportDetail job={job} />}
    />
  )
}
