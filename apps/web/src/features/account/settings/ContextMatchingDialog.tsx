import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Radio, RadioGroup } from '@dragoman/ui/RadioGroup'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'

interface ContextMatchingDialogProps {
  accountUUID: string
  /** Whether context shall be required. */
  value: boolean
  onClose: () => void
}

/** Asks whether a change is for new memories alone, or for those that there are, too, and says how many change. */
export function ContextMatchingDialog({ accountUUID, value, onClose }: ContextMatchingDialogProps) {
  const [scope, setScope] = useState('new')
  const path = { accountUUID }
  const { data, error } = useQuery(query(api.accountSettings.getContextMatching, { path }))
  const set = useMutation({
    ...mutation(api.accountSettings.setRequireContextTmMatching),
    meta: { showsErrors: true },
  })
  const changing = data && (value ? data.memories - data.requiring : data.requiring)
  const save = () => {
    const onSuccess = () => {
      showToast({ tone: 'success', title: t('accountSettings.saved') })
      onClose()
    }
    set.mutate({ path, query: { value, applyToAll: scope === 'all' } }, { onSuccess })
  }
  return (
    <FormDialog
      title={t(value ? 'accountSettings.contextOn' : 'accountSettings.contextOff')}
      isDirty={false}
      isRight
      isDisabled={changing === undefined}
      onSave={save}
      isPending={set.isPending}
      error={set.error ?? error}
      onClose={onClose}
    >
      {() => (
        <RadioGroup label={t('accountSettings.contextScope')} value={scope} onChange={setScope}>
          <Radio value="new">{t('accountSettings.contextNew')}</Radio>
          <Radio
            value="all"
            description={
              data &&
              changing !== undefined &&
              t('accountSettings.contextCount', {
                count: changing,
                before: data.requiring,
                after: value ? data.memories : 0,
                total: data.memories,
              })
            }
          >
            {t('accountSettings.contextAll')}
          </Radio>
        </RadioGroup>
      )}
    </FormDialog>
  )
}
