import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguageOptions } from '../locales/locale-options.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'

const codePattern = /^[a-z]{1,8}([-_][a-z\d]{1,8}){0,3}$/i

/** A client's code to add, with the language that it stands for. */
export function LanguageMappingDialog({ accountUUID, onClose }: { accountUUID: string; onClose: () => void }) {
  const options = useLanguageOptions()
  const [typed, setTyped] = useState('')
  const [language, setLanguage] = useState<string | null>(null)
  const create = useMutation({ ...mutation(api.languageMappings.create), meta: { showsErrors: true } })
  const code = typed.trim()
  const isCode = codePattern.test(code)
  const save = () => {
    if (language === null) return
    const onSuccess = () => {
      showToast({ tone: 'success', title: t('mappings.added', { code }) })
      onClose()
    }
    create.mutate({ path: { id: accountUUID }, body: { code, language } }, { onSuccess })
  }
  return (
    <FormDialog
      title={t('mappings.add')}
      isDirty={code !== '' || language !== null}
      isRight={isCode && language !== null}
      onSave={save}
      saveLabel={t('mappings.add')}
      isPending={create.isPending}
      error={create.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={t('mappings.code')}
            description={t('mappings.codeText')}
            isRequired
            maxLength={35}
            value={typed}
            onChange={setTyped}
            errorMessage={isTried && !isCode ? t('mappings.codeMissing') : undefined}
          />
          <ComboBox
            label={t('mappings.language')}
            isRequired
            options={options}
            value={language}
            onChange={setLanguage}
            errorMessage={isTried && language === null ? t('mappings.languageMissing') : undefined}
          />
        </>
      )}
    </FormDialog>
  )
}
