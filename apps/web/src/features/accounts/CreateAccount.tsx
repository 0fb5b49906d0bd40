import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import type { Account } from '@dragoman/sdk/operations/accounts'
import type { AccountType } from '@dragoman/sdk/permissions'
import { FormSection } from '@dragoman/ui/Form'
import { SidePanel } from '@dragoman/ui/SidePanel'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { ActionButtons } from '../../form/ActionButtons.tsx'
import { FormText } from '../../form/form-fields.tsx'
import { ResourceForm } from '../../form/ResourceForm.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { t } from '../../i18n/t.ts'
import { currentLocale } from '../../i18n/words.ts'
import { showToast } from '../../ground/toasts.ts'
import { useGuardedClose } from '../../ground/unsaved.ts'
import { AccountFields, type AccountValues } from './AccountFields.tsx'

const empty: AccountValues = {
  name: '',
  accountType: 'BUSINESS',
  currency: 'USD',
  wordsPerMonth: null,
  trialEndDate: null,
  administrator: '',
  email: '',
}

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())

/** A new account, whose first administrator is invited by mail. */
export function CreateAccount({ onCreated, onClose }: { onCreated: (account: Account) => void; onClose: () => void }) {
  const id = useId()
  const form = useResourceForm<AccountValues>({ defaultValues: empty })
  const create = useMutation({ ...mutation(api.accounts.create), meta: { showsErrors: true } })
  const { isDirty } = form.formState
  const leave = useGuardedClose(isDirty && !create.isPending && !create.isSuccess, onClose)
  const refused = isHttpError(create.error, 409) ? { email: errorText(create.error) } : undefined
  const submit = ({ administrator, email, currency, accountType, ...values }: AccountValues) =>
    create.mutate(
      {
        body: {
          ...values,
          name: values.name.trim(),
          currency: currency ?? 'USD',
          accountType: accountType as AccountType,
          administrator: { name: administrator.trim(), email: email.trim(), language: currentLocale() },
        },
      },
      {
        onSuccess: (account) => {
          showToast({ tone: 'success', title: t('accounts.create.done', { name: account.name, email: email.trim() }) })
          onCreated(account)
        },
      },
    )
  return (
    <SidePanel
      title={t('accounts.new')}
      size="wide"
      isOpen
      onClose={leave}
      footer={
        <ActionButtons label={t('accounts.create.submit')} form={id} isPending={create.isPending} onCancel={leave} />
      }
    >
      <ResourceForm
        form={form}
        id={id}
        label={t('accounts.new')}
        width="full"
        error={create.error}
        {...(refused && { refused })}
        onSubmit={submit}
      >
        <AccountFields form={form} />
        <FormSection title={t('accounts.administrator')} description={t('accounts.administratorText')}>
          <FormText
            form={form}
            name="administrator"
            label={t('accounts.name')}
            missing={t('accounts.nameMissing')}
            maxLength={200}
            autoComplete="off"
          />
          <FormText
            form={form}
            name="email"
            type="email"
            label={t('accounts.email')}
            missing={t('accounts.emailMissing')}
            check={(email) => isAddress(email) || t('accounts.emailMissing')}
            maxLength={254}
            autoComplete="off"
          />
        </FormSection>
      </ResourceForm>
    </SidePanel>
  )
}
