import type { ReplacementText, TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { FormRow } from '@dragoman/ui/Form'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { t } from '../../../i18n/t.ts'
import { languageOptions } from '../../locales/locale-options.ts'

const modes = ['PLAIN', 'WHOLE_WORD', 'REGEX'] as const
const everyLanguage = 'all'

/** The fields of the form. */
export interface ReplaceValues {
  find: string
  replacement: string
  mode: (typeof modes)[number]
  matchCase: boolean
  locale: string
}

export const noReplacement: ReplaceValues = {
  find: '',
  replacement: '',
  mode: 'PLAIN',
  matchCase: false,
  locale: everyLanguage,
}

export const replacementBody = ({ locale, ...values }: ReplaceValues): ReplacementText => ({
  ...values,
  ...(locale !== everyLanguage && { targetLocale: locale }),
})

export interface ReplaceFieldsProps {
  memory: TranslationMemory
  values: ReplaceValues
  onChange: (changes: Partial<ReplaceValues>) => void
}

/** The text to find, its replacement, and the place. */
export function ReplaceFields({ memory, values, onChange }: ReplaceFieldsProps) {
  const languages = languageOptions(memory.targetLocales)
  return (
    <>
      <FormRow>
        <TextField
          name="find"
          label={t('tm.replace.find')}
          description={values.mode === 'REGEX' ? t('tm.replace.regexHelp') : undefined}
          value={values.find}
          onChange={(find) => onChange({ find })}
          maxLength={1000}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
          autoFocus
        />
        <TextField
          name="replacement"
          label={t('tm.replace.replacement')}
          value={values.replacement}
          onChange={(replacement) => onChange({ replacement })}
          maxLength={1000}
          autoComplete="off"
        />
      </FormRow>
      <FormRow>
        <Select
          label={t('tm.replace.mode')}
          options={modes.map((id) => ({ id, label: t(`tm.replace.mode.${id}`) }))}
          value={values.mode}
          onChange={(mode) => onChange({ mode: modes.find((each) => each === mode)! })}
        />
        <Select
          label={t('tm.replace.language')}
          options={[{ id: everyLanguage, label: t('tm.unit.allLanguages') }, ...languages]}
          value={values.locale}
          onChange={(locale) => onChange({ locale })}
        />
      </FormRow>
      <Checkbox isSelected={values.matchCase} onChange={(matchCase) => onChange({ matchCase })}>
        {t('tm.replace.matchCase')}
      </Checkbox>
    </>
  )
}
