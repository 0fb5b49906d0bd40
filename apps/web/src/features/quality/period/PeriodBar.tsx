import { Select } from '@dragoman/ui/Select'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNarrow } from '../../../display/NarrowTable.tsx'
import { formatMonth } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'
import { lastMonths, monthsOf } from './months.ts'
import styles from './period.module.css'
import { addressOf, periodOf, presetOf } from './period-of.ts'
import { presets, type PeriodAddress } from './period-search.ts'
import { unitsQuery } from './units-query.ts'

export interface PeriodBarProps {
  address: PeriodAddress
  onChange: (address: Partial<PeriodAddress>) => void
  /** Without the units and the choice of closed reviews. */
  isShort?: boolean
}

const all = 'all'

/** The choice of what figures are of: months, comparison, organizational unit, closed reviews. */
export function PeriodBar({ address, onChange, isShort = false }: PeriodBarProps) {
  const period = periodOf(address)
  const preset = presetOf(address)
  const { data: units } = useQuery({ ...unitsQuery, enabled: !isShort })
  const width = useNarrow() ? 'full' : 'fit'
  const choose = (id: string) => {
    const known = presets.find((each) => each === id)
    onChange(known ? addressOf(known) : { ...period, months: undefined })
  }
  return (
    <div className={styles.bar}>
      <Select
        label={t('quality.period')}
        isLabelHidden
        width={width}
        options={[
          ...presets.map((id) => ({ id, label: t('quality.period.months', { count: Number(id) }) })),
          { id: 'other', label: t('quality.period.other') },
        ]}
        value={preset}
        onChange={choose}
      />
      {preset === 'other' && (
        <>
          <MonthSelect
            label={t('quality.period.from')}
            value={period.from}
            onChange={(from) => onChange({ ...period, from })}
          />
          <MonthSelect
            label={t('quality.period.to')}
            value={period.to}
            onChange={(to) => onChange({ ...period, to })}
          />
        </>
      )}
      <Select
        label={t('quality.compare')}
        isLabelHidden
        width={width}
        options={[
          { id: 'previous', label: t('quality.compare.previous') },
          { id: 'year', label: t('quality.compare.year') },
        ]}
        value={address.compare ?? 'previous'}
        onChange={(id) => onChange({ compare: id === 'year' ? 'year' : undefined })}
      />
      {units && units.content.length > 1 && (
        <Select
          label={t('list.field.unit')}
          isLabelHidden
          width={width}
          options={[
            { id: all, label: t('quality.allUnits') },
            ...units.content.map(({ uuid, name }) => ({ id: uuid, label: name })),
          ]}
          value={address.unit ?? all}
          onChange={(id) => onChange({ unit: id === all ? undefined : id })}
        />
      )}
      {!isShort && (
        <Select
          label={t('quality.counting')}
          isLabelHidden
          width={width}
          options={[
            { id: all, label: t('quality.counting.all') },
            { id: 'closed', label: t('quality.counting.closed') },
          ]}
          value={address.closed ? 'closed' : all}
          onChange={(id) => onChange({ closed: id === 'closed' ? true : undefined })}
        />
      )}
    </div>
  )
}

/** Months to choose from, beside one that an address has. */
const years = 3

function MonthSelect({ label, value, onChange }: { label: string; value: string; onChange: (month: string) => void }) {
  const width = useNarrow() ? 'full' : 'fit'
  const [present] = useState(() => new Date().toISOString().slice(0, 7))
  const recent = monthsOf(lastMonths(12 * years, present)).toReversed()
  const shown = recent.includes(value) ? recent : [...recent, value]
  return (
    <Select
      label={label}
      isLabelHidden
      width={width}
      options={shown.map((month) => ({ id: month, label: formatMonth(month, 'long') }))}
      value={value}
      onChange={onChange}
    />
  )
}
