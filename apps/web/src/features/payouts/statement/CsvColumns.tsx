import { FormRow } from '@dragoman/ui/Form'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { t } from '../../../i18n/t.ts'
import styles from '../payouts.module.css'
import { csvColumns, type CsvLayout } from './csv-layout.ts'

const dates = ['YYYY-MM-DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY', 'YYYYMMDD'] as const

/** How a bank writes its statements in CSV: what parts columns and decimals, and the headings of the columns. */
export function CsvColumns({ layout, onChange }: { layout: CsvLayout; onChange: (layout: CsvLayout) => void }) {
  return (
    <>
      <FormRow>
        <Select
          label={t('payouts.separator')}
          options={(['COMMA', 'SEMICOLON', 'TAB'] as const).map((id) => ({ id, label: t(`payouts.separator.${id}`) }))}
          value={layout.separator}
          onChange={(next) => onChange({ ...layout, separator: next as CsvLayout['separator'] })}
        />
        <Select
          label={t('payouts.decimals')}
          options={(['POINT', 'COMMA'] as const).map((id) => ({ id, label: t(`payouts.decimals.${id}`) }))}
          value={layout.decimals}
          onChange={(next) => onChange({ ...layout, decimals: next as CsvLayout['decimals'] })}
        />
        <Select
          label={t('payouts.dates')}
          options={dates.map((id) => ({ id, label: id }))}
          value={layout.dates}
          onChange={(next) => onChange({ ...layout, dates: next as CsvLayout['dates'] })}
        />
      </FormRow>
      <p>{t('payouts.columnsText')}</p>
      <div className={styles.columns}>
        {csvColumns.map((column) => (
          <TextField
            key={column}
            label={t(`payouts.column.${column}`)}
            isOptional={column !== 'dateColumn'}
            maxLength={200}
            autoComplete="off"
            value={layout.columns[column] ?? ''}
            onChange={(name) => onChange({ ...layout, columns: { ...layout.columns, [column]: name } })}
          />
        ))}
      </div>
    </>
  )
}
