import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import { payoutFields, type PayoutField } from '@dragoman/sdk/payouts'
import type { PaymentMethod, UserBilling, UserPaymentInput } from '@dragoman/sdk/operations/users'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Radio, RadioGroup } from '@dragoman/ui/RadioGroup'
import { TextField } from '@dragoman/ui/TextField'
import { useState } from 'react'
import { fieldErrors } from '../../../errors/error-text.ts'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { usePlaces } from '../../locales/locale-options.ts'
import { payoutLabel } from './payout-label.ts'

export interface PayoutDialogProps {
  userUuid: string
  billing: UserBilling
  isOwn: boolean
  /** Where the person's bank most likely is. */
  country: string | undefined
  onClose: () => void
}

const methods = ['BANK', 'BRL', 'PAYONEER', 'PAYPAL'] as const

type Typed = Partial<Record<PayoutField | 'bankName', string>>

/** How a person is to be paid. What is typed starts empty: numbers are never shown whole. */
export function PayoutDialog({ userUuid, billing, isOwn, country: home, onClose }: PayoutDialogProps) {
  const { payment, confirmationRequired } = billing
  const [method, setMethod] = useState<PaymentMethod>(payment?.paymentMethod ?? 'BANK')
  const [country, setCountry] = useState<string | null>(payment?.country ?? home ?? null)
  const [typed, setTyped] = useState<Typed>({})
  const { country: countries } = usePlaces()
  const options = { meta: { showsErrors: true } }
  const own = useVersionedMutation(api.users.updateOwnPayment, billing, options)
  const others = useVersionedMutation(api.users.updatePayment, billing, options)
  const save = isOwn ? own : others
  const refused = fieldErrors(save.error)
  const fields = payoutFields(method, country ?? '')
  const isRight = (method !== 'BANK' || country !== null) && fields.every((each) => !isMissing(each, typed))
  const body: UserPaymentInput = {
    paymentMethod: method,
    ...(method === 'BANK' && country && { country }),
    ...(hasBank(method) && typed.bankName?.trim() && { bankName: typed.bankName.trim() }),
    ...Object.fromEntries(fields.flatMap(({ field }) => (typed[field]?.trim() ? [[field, typed[field].trim()]] : []))),
  }
  const send = () => {
    const onSuccess = (saved: UserBilling) => {
      onClose()
      showToast({ tone: 'success', title: t(saved.pendingPayment ? 'billing.waits' : 'billing.payout.saved') })
    }
    if (isOwn) own.mutate({ body }, { onSuccess })
    else others.mutate({ body: { userUuid, ...body } }, { onSuccess })
  }
  const keepMine = () => {
    if (isOwn) own.conflict?.keepMine({ body })
    else others.conflict?.keepMine({ body: { userUuid, ...body } })
  }
  const set = (field: keyof Typed) => (value: string) => setTyped({ ...typed, [field]: value })
  const errorOf = (field: string) => refused[field] ?? refused[`body.${field}`]
  return (
    <FormDialog
      title={t(payment ? 'billing.payout.change' : 'billing.payout.add')}
      isDirty={Object.values(typed).some((value) => value !== '')}
      isRight={isRight}
      onSave={save.conflict ? keepMine : send}
      isPending={save.isPending}
      error={Object.keys(refused).length > 0 ? null : save.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {(!isOwn || confirmationRequired) && <InlineAlert tone="info">{t('billing.willWait')}</InlineAlert>}
          <ConflictNotice
            conflict={save.conflict}
            differences={undefined}
            onKeepMine={keepMine}
            isPending={save.isPending}
          />
          <RadioGroup label={t('billing.method')} value={method} onChange={(next) => setMethod(next as PaymentMethod)}>
            {methods.map((each) => (
              <Radio key={each} value={each}>
                {t(`billing.method.${each}`)}
              </Radio>
            ))}
          </RadioGroup>
          {method === 'BANK' && (
            <ComboBox
              label={t('billing.field.country')}
              options={countries}
              value={country}
              onChange={setCountry}
              menuTrigger="input"
              errorMessage={
                errorOf('country') ?? (isTried && country === null ? t('billing.countryMissing') : undefined)
              }
            />
          )}
          {(method !== 'BANK' || country !== null) &&
            fields.map((each) => (
              <TextField
                key={`${method} ${each.field}`}
                label={payoutLabel(each.field, method === 'BRL' ? 'BR' : (country ?? undefined))}
                value={typed[each.field] ?? ''}
                onChange={set(each.field)}
                isOptional={!each.isRequired}
                isRequired={each.isRequired ? true : undefined}
                autoComplete="off"
                maxLength={140}
                errorMessage={
                  errorOf(each.field) ?? (isTried && isMissing(each, typed) ? t('billing.fieldMissing') : undefined)
                }
              />
            ))}
          {hasBank(method) && (
            <TextField
              label={t('billing.field.bankName')}
              value={typed.bankName ?? ''}
              onChange={set('bankName')}
              isOptional
              autoComplete="off"
              maxLength={140}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

const hasBank = (method: PaymentMethod) => method === 'BANK' || method === 'BRL'

const isMissing = ({ field, isRequired }: { field: PayoutField; isRequired: boolean }, typed: Typed) =>
  isRequired && !typed[field]?.trim()
