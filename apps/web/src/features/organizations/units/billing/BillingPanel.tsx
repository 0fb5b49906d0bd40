import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { EditPanel } from '../../../../form/EditPanel.tsx'
import { FormArea, FormText } from '../../../../form/form-fields.tsx'
import { t } from '../../../../i18n/t.ts'

interface BillingValues {
  taxpayerId: string
  billingEmail: string
  /** Days as they are typed; empty for the terms of the account. */
  daysUntilPaymentDue: string
  invoiceInfo: string
  requirePurchaseOrder: boolean
  sendReceivableEmailNotification: boolean
  sendInvoiceToRequester: boolean
}

const valuesOf = (unit: OrgUnit): BillingValues => ({
  taxpayerId: unit.taxpayerId ?? '',
  billingEmail: unit.billingEmail ?? '',
  daysUntilPaymentDue: unit.daysUntilPaymentDue === undefined ? '' : String(unit.daysUntilPaymentDue),
  invoiceInfo: unit.invoiceInfo ?? '',
  requirePurchaseOrder: unit.taxInfo?.requirePurchaseOrder ?? false,
  sendReceivableEmailNotification: unit.sendReceivableEmailNotification ?? false,
  sendInvoiceToRequester: unit.sendInvoiceToRequester ?? false,
})

const switches = ['requirePurchaseOrder', 'sendReceivableEmailNotification', 'sendInvoiceToRequester'] as const

/** The fields of an organizational unit that invoices need. */
export function BillingPanel({ unit, onClose }: { unit: OrgUnit; onClose: () => void }) {
  const save = useVersionedMutation(api.orgUnits.update, unit, { meta: { showsErrors: true } })
  const inWords = (value: unknown) =>
    typeof value === 'boolean'
      ? t(value ? 'organizations.billing.yes' : 'organizations.billing.no')
      : String(value || '–')
  return (
    <EditPanel
      title={t('organizations.tab.billing')}
      save={save}
      valuesOf={valuesOf}
      paramsOf={({ daysUntilPaymentDue, requirePurchaseOrder, ...values }) => ({
        body: {
          uuid: unit.uuid,
          ...values,
          daysUntilPaymentDue: daysUntilPaymentDue.trim() === '' ? null : Number(daysUntilPaymentDue),
          taxInfo: { requirePurchaseOrder },
        },
      })}
      differenceOf={({ field, mine, theirs }) => ({
        label: t(`organizations.billing.${field}`),
        mine: inWords(mine),
        theirs: inWords(theirs),
      })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormText form={form} name="taxpayerId" label={t('organizations.billing.taxpayerId')} maxLength={40} />
          <FormText
            form={form}
            name="daysUntilPaymentDue"
            label={t('organizations.billing.daysUntilPaymentDue')}
            description={t('organizations.billing.termsText')}
            inputMode="numeric"
            check={(text) =>
              /^\s*(?:\d{1,2}|[12]\d\d|3[0-5]\d|36[0-5])?\s*$/.test(text) || t('organizations.billing.termsWrong')
            }
          />
          <FormArea form={form} name="invoiceInfo" label={t('organizations.billing.invoiceInfo')} maxLength={1000} />
          <FormText
            form={form}
            name="billingEmail"
            type="email"
            label={t('organizations.billing.billingEmail')}
            maxLength={254}
          />
          {switches.map((name) => (
            <Checkbox
              key={name}
              isSelected={form.watch(name)}
              onChange={(isSelected) => form.setValue(name, isSelected, { shouldDirty: true })}
            >
              {t(`organizations.billing.${name}`)}
            </Checkbox>
          ))}
        </>
      )}
    </EditPanel>
  )
}
