import type { CheckRun } from '@dragoman/sdk/operations/checkRuns'
import { t } from '../../i18n/t.ts'
import { ExportAs } from '../../list/ExportAs.tsx'
import { issueFilters, type CheckAddress } from './check-run-query.ts'

/** The issues that are listed, on all pages, as a file. */
export function IssueExport({ run, address }: { run: CheckRun; address: CheckAddress }) {
  const columns = [
    ['file', t('checkRuns.file')],
    ['targetLanguage', t('checkRuns.language')],
    ['segment', t('checkRuns.segment')],
    ['kind', t('checkRuns.kind')],
    ['blocking', t('checkRuns.blocks')],
    ['message', t('checkRuns.issue')],
    ['source', t('checkRuns.source')],
    ['target', t('checkRuns.translation')],
    ['state', t('checkRuns.state')],
    ['reason', t('checkRuns.reason')],
  ].map(([field, title]) => ({ field: field!, title: title! }))
  return <ExportAs of="checkRuns" path={{ checkRunUuid: run.uuid }} columns={columns} filters={issueFilters(address)} />
}
