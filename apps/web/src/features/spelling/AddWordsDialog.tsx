import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { useLanguageOptions } from '../locales/locale-options.ts'

/** Most words at once, and letters of one. */
const [mostWords, mostLetters] = [1000, 100]

/** Words to ignore, one after the other, for one language or for all. */
export function AddWordsDialog({ accountUuid, onClose }: { accountUuid: string; onClose: () => void }) {
  const options = useLanguageOptions()
  const [typed, setTyped] = useState('')
  const [language, setLanguage] = useState<string | null>(null)
  const add = useMutation({ ...mutation(api.spellingWords.add), meta: { showsErrors: true } })
  const words = [...new Set(typed.split(/[\s,;]+/).filter(Boolean))]
  const problem =
    words.length === 0
      ? t('spelling.wordsMissing')
      : words.length > mostWords
        ? t('spelling.wordsTooMany', { limit: mostWords })
        : words.some(({ length }) => length > mostLetters)
          ? t('spelling.wordTooLong', { limit: mostLetters })
          : undefined
  const save = () => {
    const onSuccess = () => {
      showToast({ tone: 'success', title: t('spelling.added', { count: words.length }) })
      onClose()
    }
    add.mutate({ path: { id: accountUuid }, body: { words, ...(language !== null && { language }) } }, { onSuccess })
  }
  return (
    <FormDialog
      title={t('spelling.add')}
      isDirty={typed !== '' || language !== null}
      isRight={problem === undefined}
      onSave={save}
      saveLabel={t('spelling.add')}
      isPending={add.isPending}
      error={add.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextArea
            label={t('spelling.words')}
            description={t('spelling.wordsText')}
            isRequired
            rows={5}
            value={typed}
            onChange={setTyped}
            errorMessage={isTried ? problem : undefined}
          />
          <ComboBox
            label={t('spelling.language')}
            description={t('spelling.languageText')}
            isOptional
            options={options}
            value={language}
            onChange={setLanguage}
          />
        </>
      )}
    </FormDialog>
  )
}
