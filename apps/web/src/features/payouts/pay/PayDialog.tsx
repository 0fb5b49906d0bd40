import { sdkOf } from '@dragoman/hooks/api-query-client'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { PayableItem } from '@dragoman/sdk/operations/payables'
import { DatePicker } from '@dragoman/ui/DatePicker'
import { Dialog } from '@dragoman/ui/Dialog'
import { FormRow } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { todayHere } from '../../../i18n/today-here.ts'
import { accountOption, usePayingAccounts } from '../use-paying-accounts.ts'
import { NoAccountAlert } from './NoAccountAlert.tsx'
import { PayPlan } from './PayPlan.tsx'
import { currenciesOf, methods, payingIn, usualMethod, type Method } from './pay-choices.ts'

export interface PayDialogProps {
  payables: readonly PayableItem[]
  onClose: () => void
  onDone: () => void
}

/** Puts approved payables into a payment run; says beforehand which of them, and why the others not. */
export function PayDialog({ payables, onClose, onDone }: PayDialogProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const accounts = usePayingAccounts()
  const [method, setMethod] = useState<Method>(() => usualMethod(payables))
  const [chosenCurrency, setCurrency] = useState<string>()
  const [chosenAccount, setAccount] = useState<string>()
  const [today] = useState(() => todayHere())
  const [chosenDay, setDay] = useState<number>()
  const currencies = currenciesOf(payables, method)
  const currency = currencies.find((code) => code === chosenCurrency) ?? currencies[0]!
  const usable = accounts && payingIn(accounts, currency)
  const account = usable?.find(({ uuid }) => uuid === chosenAccount) ?? usable?.[0]
  const bankAccountUuid = method === 'BANK' ? account?.uuid : undefined
  const body = {
    method,
    currency,
    payableUuids: payables.map(({ uuid }) => uuid),
    // Otherwise the server takes today where the company is, which can be another day than here.
    ...(chosenDay !== undefined && { executionDate: new Date(chosenDay).toISOString().slice(0, 10) }),
    ...(bankAccountUuid !== undefined && { bankAccountUuid }),
  }
  const lacksAccount = method === 'BANK' && usable?.length === 0
  const isRight = method !== 'BANK' || bankAccountUuid !== undefined
  const plan = useQuery({
    queryKey: [...query(api.payouts.list).queryKey, 'plan', body],
    queryFn: () => call(sdkOf(queryClient), api.payouts.create, { body: { ...body, dryRun: true } }),
    enabled: isRight,
    placeholderData: keepPreviousData,
    meta: { showsErrors: true },
  })
  const create = useMutation({ ...mutation(api.payouts.create), meta: { showsErrors: true } })
  const error = create.error ?? plan.error
  const count = plan.data?.included.length ?? 0
  const submit = () =>
    create.mutate(
      { body: { ...body, payableUuids: plan.data?.included.map(({ uuid }) => uuid) ?? [] } },
      {
        onSuccess: ({ payout, included, skipped }) => {
          const tone = skipped.length > 0 ? 'warning' : 'success'
          showToast({ tone, title: t('payouts.created', { count: included.length }) })
          onDone()
          onClose()
          if (payout) void navigate({ to: '/finance/payables/runs/$id', params: { id: payout.uuid } })
        },
      },
    )
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="wide"
      title={t('payouts.payTitle', { count: payables.length })}
      footer={
        <ActionButtons
          label={t('payouts.createVerb', { count })}
          onPress={submit}
          isDisabled={count === 0 || !isRight || plan.isPlaceholderData}
          isPending={create.isPending}
          onCancel={onClose}
        />
      }
    >
      <Stack>
        <FormRow>
          <Select
            label={t('payouts.method')}
            options={methods.map((id) => ({ id, label: enumWord('payoutMethod', id) }))}
            value={method}
            onChange={(next) => setMethod(next as Method)}
          />
          <Select
            label={t('payouts.currency')}
            options={currencies.map((id) => ({ id, label: id }))}
            value={currency}
            onChange={setCurrency}
          />
          {method === 'BANK' && (
            <Select
              label={t('payouts.bankAccount')}
              options={usable?.map(accountOption)}
              value={bankAccountUuid ?? null}
              onChange={setAccount}
              errorMessage={lacksAccount ? t('payouts.noBankAccount', { currency }) : undefined}
            />
          )}
          <DatePicker
            label={t('payouts.executionDate')}
            value={chosenDay ?? today}
            onChange={(next) => next !== null && setDay(next)}
            timeZone="UTC"
          />
        </FormRow>
        {lacksAccount && <NoAccountAlert currency={currency} />}
        {error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(error)}
          </InlineAlert>
        )}
        {plan.data ? <PayPlan plan={plan.data} /> : isRight && !error && <Skeleton lines={4} />}
      </Stack>
    </Dialog>
  )
}
