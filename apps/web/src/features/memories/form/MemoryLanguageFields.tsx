import { FormCombo, FormMultiSelect, type FormOf } from '../../../form/form-fields.tsx'
import { t } from '../../../i18n/t.ts'
import { useLanguageOptions } from '../../locales/locale-options.ts'
import type { MemoryValues } from './memory-values.ts'

export interface MemoryLanguageFieldsProps {
  form: FormOf<MemoryValues>
  isNew: boolean
  /** The chosen source: it isn't a target. */
  source: string | null
}

/** From which language a memory translates, and into which. The source stays what it is once the memory exists. */
export function MemoryLanguageFields({ form, isNew, source }: MemoryLanguageFieldsProps) {
  const languages = useLanguageOptions()
  return (
    <>
      <FormCombo
        form={form}
        name="sourceLocale"
        missing={t('tm.form.sourceMissing')}
        label={t('tm.source')}
        description={isNew ? t('tm.form.sourceText') : undefined}
        options={languages}
        emptyLabel={t('tm.form.noLanguage')}
        isDisabled={!isNew}
      />
      <FormMultiSelect
        form={form}
        name="targetLocales"
        missing={t('tm.form.targetsMissing')}
        label={t('tm.targets')}
        options={languages.filter(({ id }) => id !== source)}
        emptyLabel={t('tm.form.noLanguage')}
        selectedLabel={t('tm.targets')}
      />
    </>
  )
}
