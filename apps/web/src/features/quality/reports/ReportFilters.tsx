import { Select } from '@dragoman/ui/Select'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNarrow } from '../../../display/NarrowTable.tsx'
import { compareNames, languageName } from '../../../i18n/format.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import styles from '../period/period.module.css'
import { choicesQuery } from './report-query.ts'
import type { ReportsAddress } from './report-search.ts'

const all = 'all'

/** The linguists, language pairs, and steps of the period, to narrow the reports down to one. */
export function ReportFilters({
  address,
  onChange,
}: {
  address: ReportsAddress
  onChange: (change: Partial<ReportsAddress>) => void
}) {
  const { data } = useQuery({ ...choicesQuery(address), placeholderData: keepPreviousData })
  const reports = data?.content ?? []
  const { linguist, step, source, target } = address
  const pair = source && target ? `${source} ${target}` : all
  return (
    <div className={styles.bar}>
      <Choice
        label={t('quality.linguist')}
        everything={t('quality.allLinguists')}
        options={reports.map(({ vendor }) => [vendor.uuid, vendor.name])}
        value={linguist ?? all}
        onChange={(id) => onChange({ linguist: id })}
      />
      <Choice
        label={t('quality.pair')}
        everything={t('quality.allLanguagePairs')}
        options={reports.map((report) => [
          `${report.sourceLanguage} ${report.targetLanguage}`,
          t('quality.pairName', {
            source: languageName(report.sourceLanguage),
            target: languageName(report.targetLanguage),
          }),
        ])}
        value={pair}
        onChange={(id) => {
          const [from, to] = id?.split(' ') ?? []
          onChange({ source: from, target: to })
        }}
      />
      <Choice
        label={t('list.field.step')}
        everything={t('quality.allSteps')}
        options={reports.map(({ workflow }) => [workflow, enumWord('workflow', workflow)])}
        value={step ?? all}
        onChange={(id) => onChange({ step: id })}
      />
    </div>
  )
}

interface ChoiceProps {
  label: string
  /** The choice of all. */
  everything: string
  options: readonly (readonly [id: string, label: string])[]
  value: string
  /** Undefined for all. */
  onChange: (id: string | undefined) => void
}

function Choice({ label, everything, options, value, onChange }: ChoiceProps) {
  const width = useNarrow() ? 'full' : 'fit'
  const known = [...new Map(options)]
    .map(([id, name]) => ({ id, label: name }))
    .toSorted((a, b) => compareNames(a.label, b.label))
  return (
    <Select
      label={label}
      isLabelHidden
      width={width}
      options={[{ id: all, label: everything }, ...known]}
      // A linguist, pair, or step of the address may have no reviews in another period.
      value={known.some(({ id }) => id === value) ? value : all}
      onChange={(id) => onChange(id === all ? undefined : id)}
    />
  )
}
