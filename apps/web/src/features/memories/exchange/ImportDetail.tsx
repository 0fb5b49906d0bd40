import { isCanceled } from '@dragoman/hooks/jobs'
import type { Job } from '@dragoman/sdk/operations/jobs'
import { failureText } from '../../../errors/failure-text.ts'
import { formatList, formatNumber } from '../../../i18n/format.ts'
import { formatBytes } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'

/** How far an import is, or what came of it. */
export function ImportDetail({ job }: { job: Job }) {
  if (job.status === 'STARTED') {
    const { done, total } = job.progress
    if (total === 0) return t('exchange.import.waiting')
    return t('tm.import.progress', { done: formatBytes(done), total: formatBytes(total) })
  }
  if (isCanceled(job)) return t('tm.import.canceled')
  if (job.status === 'FAILED') {
    return (
      <>
        <span dir="auto">{failureText(job.failure, job.error)}</span>
        <br />
        {t('tm.import.unchanged')}
      </>
    )
  }
  const report = readImportReport(job.report)
  if (!report) return null
  const { units, created, written, withoutSource, withoutTarget, skippedLines } = report
  return (
    <>
      {t('tm.import.report', { units, created, written })}
      {withoutSource > 0 && (
        <>
          <br />
          {t('tm.import.withoutSource', { count: withoutSource })}
        </>
      )}
      {withoutTarget > 0 && (
        <>
          <br />
          {t('tm.import.withoutTarget', { count: withoutTarget })}
        </>
      )}
      {skippedLines.length > 0 && (
        <>
          <br />
          {t('tm.import.lines', { lines: formatList(skippedLines.map(formatNumber)) })}
        </>
      )}
    </>
  )
}

/** The result of an import, as the job's report has it. */
interface ImportReport {
  units: number
  created: number
  written: number
  withoutSource: number
  withoutTarget: number
  skippedLines: number[]
}

const counts = ['units', 'created', 'written', 'withoutSource', 'withoutTarget'] as const

/** Reads a job's report, whose shape the contract leaves to the type of the job; undefined for anything else. */
export function readImportReport(report: unknown): ImportReport | undefined {
  if (typeof report !== 'object' || report === null) return undefined
  const fields = new Map(Object.entries(report))
  const lines = fields.get('skippedLines')
  if (!Array.isArray(lines) || !counts.every((name) => typeof fields.get(name) === 'number')) return undefined
  return report as ImportReport
}
