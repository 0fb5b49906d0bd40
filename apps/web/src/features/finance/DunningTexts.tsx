import type { DunningText } from '@dragoman/sdk/operations/finance'
import { Button } from '@dragoman/ui/Button'
import { FormRow } from '@dragoman/ui/Form'
import { Row } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { TextArea } from '@dragoman/ui/TextArea'
import { TextField } from '@dragoman/ui/TextField'
import { useState } from 'react'
import { languageName } from '../../i18n/format.ts'
import { currentLocale } from '../../i18n/words.ts'
import { t } from '../../i18n/t.ts'

interface DunningTextsProps {
  /** The usual texts in all languages. */
  usual: readonly DunningText[]
  /** Those that the account has instead. */
  texts: DunningText[]
  onChange: (texts: DunningText[]) => void
}

/** The text of one reminder in one language at a time. */
export function DunningTexts({ usual, texts, onChange }: DunningTextsProps) {
  const [level, setLevel] = useState(1)
  const [language, setLanguage] = useState<string>(() => currentLocale().slice(0, 2))
  const isShown = (each: DunningText) => each.level === level && each.language === language
  const own = texts.find(isShown)
  const shown = own ?? usual.find(isShown)
  if (!shown) return null
  const set = (change: Partial<DunningText>) =>
    onChange([...texts.filter((each) => !isShown(each)), { ...shown, ...change }])
  const languages = [...new Set(usual.map((each) => each.language))]
  return (
    <>
      <FormRow>
        <Select
          label={t('finance.reminderLevel')}
          options={[1, 2, 3].map((each) => ({ id: String(each), label: t('finance.reminder', { level: each }) }))}
          value={String(level)}
          onChange={(next) => setLevel(Number(next))}
        />
        <Select
          label={t('finance.reminderLanguage')}
          options={languages.map((id) => ({ id, label: languageName(id) }))}
          value={language}
          onChange={setLanguage}
        />
      </FormRow>
      <TextField
        label={t('finance.reminderSubject')}
        value={shown.subject}
        onChange={(subject) => set({ subject })}
        maxLength={200}
      />
      <TextArea
        label={t('finance.reminderBody')}
        description={t('finance.reminderParts')}
        rows={5}
        value={shown.text}
        onChange={(text) => set({ text })}
        maxLength={4000}
      />
      {own && (
        <Row>
          <Button size="small" icon="undo" onPress={() => onChange(texts.filter((each) => !isShown(each)))}>
            {t('finance.reminderUsual')}
          </Button>
        </Row>
      )}
    </>
  )
}
