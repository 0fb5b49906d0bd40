import { ComboBox } from '@dragoman/ui/ComboBox'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { Controller, type Control } from 'react-hook-form'
import { t } from '../../../i18n/t.ts'
import { useLanguageOptions } from '../../locales/language-options.ts'
import type { MemoryValues } from './memory-values.ts'

export interface MemoryLanguageFieldsProps {
  control: Control<MemoryValues>
  isNew: boolean
  /** The chosen source: it is no target. */
  source: string | null
}

/** From which language a memory translates, and into which. The source stays what it is once the memory exists. */
export function MemoryLanguageFields({ control, isNew, source }: MemoryLanguageFieldsProps) {
  const languages = useLanguageOptions()
  return (
    <>
      <Controller
        name="sourceLocale"
        control={control}
        rules={{ required: t('tm.form.sourceMissing') }}
        render={({ field, fieldState }) => (
          <ComboBox
            {...field}
            label={t('tm.source')}
            description={isNew ? t('tm.form.sourceText') : undefined}
            options={languages}
            emptyLabel={t('tm.form.noLanguage')}
            errorMessage={fieldState.error?.message}
            isDisabled={!isNew}
          />
        )}
      />
      <Controller
        name="targetLocales"
        control={control}
        rules={{ validate: (targets) => targets.length > 0 || t('tm.form.targetsMissing') }}
        render={({ field, fieldState }) => (
          <MultiSelect
            {...field}
            label={t('tm.targets')}
            options={languages.filter(({ id }) => id !== source)}
            emptyLabel={t('tm.form.noLanguage')}
            selectedLabel={t('tm.targets')}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
    </>
  )
}
