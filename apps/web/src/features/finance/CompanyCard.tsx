import type { TaxId } from '@dragoman/sdk/operations/finance'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { Form, FormLayout, FormRow } from '@dragoman/ui/Form'
import { IconButton } from '@dragoman/ui/IconButton'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { NumberField } from '@dragoman/ui/NumberField'
import { Row } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { TextArea } from '@dragoman/ui/TextArea'
import { TextField } from '@dragoman/ui/TextField'
import { useMemo, useState } from 'react'
import { helpOn } from '../../display/help/Help.tsx'
import { errorText, fieldErrors } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import { usePlaces } from '../locales/locale-options.ts'
import { companyValues } from './company-values.ts'
import { CompanyRules } from './CompanyRules.tsx'
import styles from './finance.module.css'
import type { FinanceCardProps } from './finance-query.ts'
import { useFinanceSave } from './use-finance-save.ts'

const schemes = ['EU_VAT', 'GB_VAT', 'CH_UID', 'NO_MVA', 'US_EIN', 'AU_ABN', 'BR_CNPJ', 'OTHER'] as const

/** The company behind the account, its tax ids, and what holds for its invoices and payments. */
export function CompanyCard(props: FinanceCardProps) {
  const { settings } = props
  const [values, setValues] = useState(() => companyValues(settings))
  const start = useMemo(() => companyValues(settings), [settings])
  const { country: countries, currency: currencies, timezone: timezones } = usePlaces()
  const { save, isPending, error } = useFinanceSave(props)
  const isDirty = JSON.stringify(values) !== JSON.stringify(start)
  useUnsavedGuard(isDirty && !isPending)
  const refused = fieldErrors(error)
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const setTaxId = (at: number, change: Partial<TaxId>) =>
    set({ taxIds: values.taxIds.map((each, place) => (place === at ? { ...each, ...change } : each)) })
  const submit = () => {
    const { country, currency, timezone, approvalLimit, selfBillingDays, ...rest } = values
    save(
      {
        ...rest,
        ...(country && { country }),
        ...(currency && { currency }),
        ...(timezone && { timezone }),
        approvalLimit: Number.isNaN(approvalLimit) ? null : approvalLimit,
        selfBillingDays: Number.isNaN(selfBillingDays) ? null : selfBillingDays,
      },
      (saved) => setValues(companyValues(saved)),
    )
  }
  return (
    <Card title={t('finance.company')} description={t('finance.companyText')}>
      <Form label={t('finance.company')} errors={refused} onSubmit={submit}>
        <FormLayout>
          {error && Object.keys(refused).length === 0 && (
            <InlineAlert tone="danger" isAnnounced>
              {errorText(error)}
            </InlineAlert>
          )}
          <TextField
            name="legalName"
            label={t('finance.legalName')}
            value={values.legalName}
            onChange={(legalName) => set({ legalName })}
            maxLength={200}
          />
          <TextArea
            name="address"
            label={t('finance.address')}
            value={values.address}
            onChange={(address) => set({ address })}
            maxLength={1000}
          />
          <ComboBox
            label={t('finance.country')}
            options={countries}
            value={values.country}
            onChange={(country) => set({ country })}
          />
          <ComboBox
            label={t('finance.timezone')}
            description={t('finance.timezoneText')}
            options={timezones}
            value={values.timezone}
            onChange={(timezone) => set({ timezone })}
          />
          <FormRow>
            <ComboBox
              label={t('finance.currency')}
              description={t('finance.currencyText')}
              options={currencies}
              value={values.currency}
              onChange={(currency) => set({ currency })}
            />
            <NumberField
              label={t('finance.terms')}
              description={t('finance.termsText')}
              value={values.paymentTermsDays}
              onChange={(days) => set({ paymentTermsDays: Number.isNaN(days) ? 0 : days })}
              minValue={0}
              maxValue={365}
            />
          </FormRow>
          {values.taxIds.map(({ scheme, value }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- ids are what is typed
            <div key={at} className={styles.taxId}>
              <Select
                label={t('finance.taxIdKind')}
                options={schemes.map((id) => ({ id, label: t(`finance.scheme.${id}`) }))}
                value={scheme}
                onChange={(next) => setTaxId(at, { scheme: next as TaxId['scheme'] })}
              />
              <TextField
                label={t('finance.taxId')}
                value={value}
                onChange={(next) => setTaxId(at, { value: next })}
                maxLength={40}
                errorMessage={refused[`taxIds[${at}].value`]}
              />
              <span>
                <IconButton
                  icon="trash"
                  label={t('finance.removeNamed', { name: value || t('finance.taxId') })}
                  onPress={() => set({ taxIds: values.taxIds.toSpliced(at, 1) })}
                />
              </span>
            </div>
          ))}
          <Row>
            <Button
              icon="plus"
              size="small"
              isDisabled={values.taxIds.length >= 10}
              onPress={() => set({ taxIds: [...values.taxIds, { scheme: 'EU_VAT', value: '' }] })}
            >
              {t('finance.addTaxId')}
            </Button>
          </Row>
          <NumberField
            label={t('finance.limit')}
            help={helpOn('approvalLimit')}
            description={t('finance.limitText')}
            isOptional
            value={values.approvalLimit}
            onChange={(approvalLimit) => set({ approvalLimit })}
            formatOptions={{ style: 'currency', currency: values.currency ?? settings.currency }}
            minValue={0}
          />
          <CompanyRules values={values} set={set} />
          <Row>
            <Button type="submit" variant="primary" isPending={isPending} isDisabled={!isDirty}>
              {t('shell.save')}
            </Button>
            {isDirty && <Button onPress={() => setValues(start)}>{t('finance.discard')}</Button>}
          </Row>
        </FormLayout>
      </Form>
    </Card>
  )
}
