import { severities, type Severity } from '@dragoman/sdk/quality-score'
import { Select } from '@dragoman/ui/Select'
import { t } from '../../i18n/t.ts'
import { severityWord } from './review-words.ts'
import { categoryOptions, type Categories } from './use-categories.ts'

export interface CategorySelectProps {
  categories: Categories
  /** Its code. */
  value: string | undefined
  onChange: (code: string) => void
}

/** Chooses one of the categories in use; one that was chosen before stays in the list. */
export function CategorySelect({ categories, value, onChange }: CategorySelectProps) {
  return (
    <Select
      label={t('quality.category')}
      placeholder={t('quality.chooseCategory')}
      options={categoryOptions(categories, value)}
      value={value ?? null}
      onChange={onChange}
    />
  )
}

export interface SeveritySelectProps {
  value: Severity
  onChange: (severity: Severity) => void
}

/** Chooses how much an error matters. */
export function SeveritySelect({ value, onChange }: SeveritySelectProps) {
  return (
    <Select
      label={t('quality.severity')}
      options={severities.map((severity) => ({ id: severity, label: severityWord(severity) }))}
      value={value}
      onChange={(code) => onChange(code as Severity)}
    />
  )
}
