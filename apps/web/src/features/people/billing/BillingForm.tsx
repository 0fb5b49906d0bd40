import { useCan } from '@dragoman/hooks/permissions'
import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { UserBilling } from '@dragoman/sdk/operations/users'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form, FormLayout, FormRow } from '@dragoman/ui/Form'
import { Row } from '@dragoman/ui/Page'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { fieldErrors } from '../../../errors/error-text.ts'
import { FormCombo, FormSelect, FormText } from '../../../form/form-fields.tsx'
import { FormNumber } from '../../../form/FormNumber.tsx'
import { FormHead } from '../../../form/FormHead.tsx'
import { mergeValues } from '../../../form/merge-values.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'
import { usePlaces } from '../../locales/locale-options.ts'
import {
  billingBody,
  billingFields,
  billingLabels,
  billingValues,
  hasDay,
  type BillingValues,
} from './billing-values.ts'

const periods = ['WEEKLY', 'BIWEEKLY', 'MONTHLY', 'QUARTERLY'] as const

/** To whom documents are made out, and how often payables are created, to change it. */
export function BillingForm({ billing, lock }: { billing: UserBilling; lock: string | null }) {
  const form = useForm<BillingValues>({ defaultValues: billingValues(billing) })
  const { handleSubmit, formState, reset, setValue, watch } = form
  const { isDirty } = formState
  const { country: countries } = usePlaces()
  const mayPlan = useCan(['USER_billing'])
  const save = useVersionedMutation(api.users.updateBilling, billing, {
    meta: { showsErrors: true },
    onTakeTheirs: (present) => reset(billingValues(present)),
  })
  save.follow(isDirty)
  const base = billingValues(save.base)
  useEffect(() => {
    if (!isDirty) reset(billingValues(save.base))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is typed stays: only a new base starts the form again
  }, [save.base])
  useUnsavedGuard(isDirty && !save.isPending)
  const refused = fieldErrors(save.error)
  const isDisabled = lock !== null
  const values = watch()
  const theirs = save.conflict && billingValues(save.conflict.present)
  const keepMine = () => {
    if (!theirs) return
    const merged = mergeValues(base, values, theirs)
    for (const field of billingFields) setValue(field, merged[field], { shouldDirty: true })
    save.conflict?.keepMine({ body: billingBody(billing.userUuid, merged) })
  }
  const onSubmit = (sent: BillingValues) => {
    if (theirs) {
      keepMine()
      return
    }
    const onSuccess = (saved: UserBilling) => {
      reset(billingValues(saved))
      showToast({ tone: 'success', title: t('billing.saved') })
    }
    save.mutate({ body: billingBody(billing.userUuid, sent) }, { onSuccess })
  }
  const discard = () => {
    save.reset()
    save.restart()
    reset(billingValues(billing))
  }
  const text = (name: TextField, maxLength: number, more: { autoComplete?: string; description?: string } = {}) => (
    <FormText
      form={form}
      name={name}
      label={t(billingLabels[name])}
      isOptional
      {...{ maxLength, isDisabled }}
      {...more}
    />
  )
  return (
    <Card title={t('billing.details')} description={t('billing.detailsText')}>
      <Form label={t('billing.details')} errors={refused} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
        <FormLayout width="full">
          <FormHead
            lock={lock}
            error={save.error}
            refused={refused}
            conflict={save.conflict}
            base={base}
            mine={values}
            theirs={theirs}
            labels={billingLabels}
            onKeepMine={keepMine}
            isPending={save.isPending}
          />
          <FormRow>
            {text('legalName', 200, { autoComplete: 'organization' })}
            {text('taxpayerId', 30, { autoComplete: 'off' })}
          </FormRow>
          <FormRow>
            {text('street', 200, { autoComplete: 'address-line1' })}
            {text('additionalInfo', 200, { autoComplete: 'address-line2' })}
          </FormRow>
          <FormRow>
            {text('zip', 20, { autoComplete: 'postal-code' })}
            {text('city', 100, { autoComplete: 'address-level2' })}
          </FormRow>
          <FormRow>
            {text('state', 100, { autoComplete: 'address-level1' })}
            <FormCombo
              form={form}
              name="country"
              label={t('users.country')}
              options={countries}
              isOptional
              isDisabled={isDisabled}
            />
          </FormRow>
          {text('billingEmail', 254, { autoComplete: 'email', description: t('billing.billingEmailText') })}
          <FormRow>
            <FormSelect
              form={form}
              name="invoicingPeriodicity"
              label={t('billing.invoicingPeriodicity')}
              description={mayPlan ? undefined : t('billing.periodLocked')}
              options={[
                { id: '', label: t('billing.invoicingPeriodicity.none') },
                ...periods.map((id) => ({ id, label: t(`billing.invoicingPeriodicity.${id}`) })),
              ]}
              isDisabled={isDisabled || !mayPlan}
            />
            <FormNumber
              form={form}
              name="invoicingDayOfMonth"
              label={t('billing.invoicingDayOfMonth')}
              isOptional
              minValue={1}
              maxValue={28}
              isDisabled={isDisabled || !mayPlan || !hasDay(values.invoicingPeriodicity)}
            />
          </FormRow>
          {!isDisabled && (
            <Row>
              <Button type="submit" variant="primary" isDisabled={!isDirty} isPending={save.isPending}>
                {t('shell.save')}
              </Button>
              {isDirty && <Button onPress={discard}>{t('users.discard')}</Button>}
            </Row>
          )}
        </FormLayout>
      </Form>
    </Card>
  )
}

type TextField = Exclude<keyof BillingValues, 'country' | 'invoicingPeriodicity' | 'invoicingDayOfMonth'>
