import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Account } from '@dragoman/sdk/operations/accounts'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'

/** Keeps the people of an account out, and says what they are told. */
export function SuspendDialog({ account: { uuid, name, people }, onClose }: { account: Account; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const suspend = useMutation({ ...mutation(api.accounts.suspend), meta: { showsErrors: true } })
  const isEmpty = reason.trim() === ''
  return (
    <FormDialog
      title={t('accounts.suspend.title', { name })}
      saveLabel={t('accounts.suspend')}
      tone="danger"
      isDirty={!isEmpty}
      isRight={!isEmpty}
      isPending={suspend.isPending}
      error={suspend.error}
      onClose={onClose}
      onSave={() =>
        suspend.mutate(
          { path: { accountUUID: uuid }, body: { reason: reason.trim() } },
          {
            onSuccess: () => {
              showToast({ tone: 'success', title: t('accounts.suspend.done', { name }) })
              onClose()
            },
          },
        )
      }
    >
      {(isTried) => (
        <>
          <p>{t('accounts.suspend.text', { count: people })}</p>
          <TextArea
            label={t('accounts.suspend.reason')}
            description={t('accounts.suspend.reasonHelp')}
            value={reason}
            onChange={setReason}
            maxLength={500}
            isRequired
            errorMessage={isTried && isEmpty ? t('accounts.suspend.reasonMissing') : undefined}
          />
        </>
      )}
    </FormDialog>
  )
}
