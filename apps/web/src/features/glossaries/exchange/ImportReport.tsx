import { isCanceled } from '@dragoman/hooks/jobs'
import type { Job } from '@dragoman/sdk/operations/jobs'
import { failureText } from '../../../errors/failure-text.ts'
import { t } from '../../../i18n/t.ts'

/** How far an import into a glossary is, or what came of it. */
export function ImportReport({ job }: { job: Job }) {
  if (job.status === 'STARTED') return t('exchange.import.waiting')
  if (isCanceled(job)) return t('glossaries.import.canceled')
  if (job.status === 'FAILED') {
    return (
      <>
        <span dir="auto">{failureText(job.failure, job.error)}</span>
        <br />
        {t('glossaries.import.unchanged')}
      </>
    )
  }
  const { created, merged, unchanged, terms, skipped } = numbersOf(job.report)
  return (
    <>
      {t('glossaries.import.report', { created, merged, unchanged, terms })}
      {skipped > 0 && (
        <>
          <br />
          {t('glossaries.import.skipped', { count: skipped })}
        </>
      )}
    </>
  )
}

/** The numbers of a report, whose shape the contract leaves to the type of the job. */
function numbersOf(report: unknown) {
  const fields = new Map(Object.entries(typeof report === 'object' && report !== null ? report : {}))
  const number = (name: string) => Number(fields.get(name) ?? 0)
  return {
    created: number('created'),
    merged: number('merged'),
    unchanged: number('unchanged'),
    terms: number('terms'),
    skipped: number('skipped'),
  }
}
