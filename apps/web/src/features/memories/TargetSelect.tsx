import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { Select } from '@dragoman/ui/Select'
import { t } from '../../i18n/t.ts'
import { languageOptions } from '../locales/locale-options.ts'

/** Stands for all target languages of a memory. */
export const everyLanguage = 'all'

export interface TargetSelectProps {
  memory: TranslationMemory
  /** A target locale, or `everyLanguage`. */
  locale: string
  onChange: (locale: string) => void
}

/** One target language of a memory, or all; nothing where it has only one. */
export function TargetSelect({ memory, locale, onChange }: TargetSelectProps) {
  const languages = languageOptions(memory.targetLocales)
  if (languages.length < 2) return null
  return (
    <Select
      label={t('tm.targets')}
      isLabelHidden
      width="fit"
      options={[{ id: everyLanguage, label: t('tm.unit.allLanguages') }, ...languages]}
      value={locale}
      onChange={onChange}
    />
  )
}
