import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { LanguageProgress, Project } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatNumber, formatPercent } from '../../../i18n/format.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatDay, formatRelative, formatZonedClock } from '../../../i18n/format-days.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { ProjectField } from '../edit/ProjectField.tsx'
import { ProjectCost } from '../ProjectCost.tsx'
import { overdueOf, stepTotals } from '../progress-rows.ts'
import styles from './Strip.module.css'

export interface StripProps {
  project: Project
  /** How far each language is; undefined where that is not known. */
  progress: readonly LanguageProgress[] | undefined
  /** The next thing to do; absent for people who have nothing to do. */
  next: ReactNode
}

/** Where a project stands: when it is due, how far it is, how large, what it costs, and what is next. */
export function Strip({ project, progress, next }: StripProps) {
  const rows = progress ?? []
  const seesCosts = useCan(requirements['costs.getSummary'])
  return (
    <section aria-label={t('projects.strip')} className={styles.strip}>
      <Due project={project} overdue={rows.filter((row) => overdueOf(row) > 0).length} />
      <div className={styles.part}>
        <span className={styles.label}>{t('projects.strip.steps')}</span>
        {progress ? <Steps rows={progress} /> : <span className={styles.value}>–</span>}
      </div>
      <Words project={project} rows={rows} />
      {seesCosts && <Cost project={project} />}
      {next}
    </section>
  )
}

function Due({ project, overdue }: { project: Project; overdue: number }) {
  const { dueDate, timezone } = project
  return (
    <div className={styles.part}>
      <span className={styles.label}>{t('projects.due')}</span>
      <span className={styles.value}>
        <ProjectField project={project} field="dueDate" label={t('projects.due')}>
          {dueDate === undefined
            ? t('projects.strip.noDue')
            : formatDay(dueDate, { timeZone: timezone, withWeekday: true })}
        </ProjectField>
      </span>
      {dueDate !== undefined && (
        <span className={styles.meta}>
          {formatZonedClock(dueDate, timezone)} · {formatRelative(dueDate)}
        </span>
      )}
      {overdue > 0 && (
        <span className={styles.meta} data-tone="danger">
          {t('projects.strip.overdue', { count: overdue })}
        </span>
      )}
    </div>
  )
}

function Steps({ rows }: { rows: readonly LanguageProgress[] }) {
  const steps = stepTotals(rows)
  const total = steps.reduce((sum, { totalTasks }) => sum + totalTasks, 0)
  const delivered = steps.reduce((sum, { deliveredTasks }) => sum + deliveredTasks, 0)
  return (
    <>
      <ul className={styles.steps}>
        {steps.map(({ index, workflow, title, share }) => (
          <li key={`${index} ${workflow}`} className={styles.step}>
            <span className={styles.stepName}>{enumWord('workflow', workflow, title)}</span>
            <span className={styles.track}>
              <span
                className={styles.fill}
                data-done={share >= 1 || undefined}
                style={{ inlineSize: `${100 * share}%` }}
              />
            </span>
            <span className={styles.percent}>{formatPercent(Math.floor(100 * share) / 100)}</span>
          </li>
        ))}
      </ul>
      <span className={styles.meta}>{t('projects.strip.delivered', { delivered, total })}</span>
    </>
  )
}

function Words({ project: { totalWords }, rows }: { project: Project; rows: readonly LanguageProgress[] }) {
  const largest = Math.max(0, ...rows.map(({ words }) => words))
  const isEven = rows.length > 1 && rows.every(({ words }) => words === largest)
  const isWeighted = rows.length > 0 && rows.every(({ weightedWords }) => weightedWords !== undefined)
  const weighted = rows.reduce((sum, { weightedWords = 0 }) => sum + weightedWords, 0)
  return (
    <div className={styles.part}>
      <span className={styles.label}>{t('projects.words')}</span>
      <span className={styles.value}>{formatNumber(totalWords)}</span>
      {isEven && (
        <span className={styles.meta}>
          {t('projects.strip.perLanguage', { words: largest, languages: rows.length })}
        </span>
      )}
      {isWeighted && (
        <span className={styles.meta}>
          {t('projects.strip.weighted', { words: formatNumber(Math.round(weighted)) })}
        </span>
      )}
    </div>
  )
}

function Cost({ project }: { project: Project }) {
  const { uuid, currency, costsStatus, totalCost } = project
  const seesMargin = useCan(requirements['costs.getProfitability'])
  const isCalculated = totalCost !== undefined && costsStatus !== 'NOT_CALCULATED'
  const { data } = useQuery({
    ...query(api.costs.getProfitability, { path: { projectUUID: uuid } }),
    enabled: seesMargin && isCalculated,
  })
  // Nothing is paid yet: all of the price would be margin.
  const margin = data && data.totalCostTasks > 0 ? data.profitability / 100 : undefined
  return (
    <div className={styles.part}>
      <span className={styles.label}>{t(seesMargin ? 'projects.strip.cost' : 'projects.cost')}</span>
      <span className={styles.value}>
        {costsStatus === 'NOT_CALCULATED' ? t('projects.strip.notCalculated') : <ProjectCost project={project} />}
      </span>
      {seesMargin && isCalculated && (
        <>
          <span className={styles.meta}>
            {data ? t('projects.strip.payments', { amount: formatMoney(data.totalCostTasks, currency) }) : '\u00a0'}
          </span>
          <span
            className={styles.meta}
            data-tone={margin === undefined ? undefined : margin < 0 ? 'danger' : 'success'}
          >
            {margin === undefined ? '\u00a0' : t('projects.strip.margin', { share: formatPercent(margin) })}
          </span>
        </>
      )}
    </div>
  )
}
