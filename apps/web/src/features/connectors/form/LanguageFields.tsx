import { ComboBox } from '@dragoman/ui/ComboBox'
import { FormRow } from '@dragoman/ui/Form'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { t } from '../../../i18n/t.ts'
import { useLanguageOptions } from '../../locales/locale-options.ts'
import type { SectionProps } from './section.ts'

/** The languages of a connection; those of its unit where none are named. */
export function LanguageFields({ draft: { settings }, onChange }: SectionProps) {
  const languages = useLanguageOptions()
  const set = (change: Partial<typeof settings>) => onChange({ settings: { ...settings, ...change } })
  return (
    <FormRow>
      <ComboBox
        name="settings.sourceLocale"
        label={t('connectors.source')}
        description={t('connectors.unitsOwn')}
        isOptional
        options={languages}
        value={settings.sourceLocale ?? null}
        onChange={(code) => {
          const { sourceLocale: _, ...rest } = settings
          onChange({ settings: code === null ? rest : { ...rest, sourceLocale: code } })
        }}
      />
      <MultiSelect
        name="settings.targetLocales"
        label={t('connectors.targets')}
        selectedLabel={t('connectors.targets')}
        description={t('connectors.unitsOwn')}
        isOptional
        maximum={100}
        options={languages}
        value={settings.targetLocales ?? []}
        onChange={(targetLocales) => set({ targetLocales })}
      />
    </FormRow>
  )
}
