import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { useState } from 'react'
import { countryName, currencyName } from '../../../../i18n/format.ts'
import { t } from '../../../../i18n/t.ts'
import { BillingPanel } from './BillingPanel.tsx'

/** How invoices name an organizational unit, when they are due, and where they are sent. */
export function UnitBilling({ unit }: { unit: OrgUnit }) {
  const [isEditing, setEditing] = useState(false)
  const { taxInfo, daysUntilPaymentDue, address = {}, country } = unit
  const lines = [
    [address.street, address.number].filter(Boolean).join(' '),
    address.additionalInfo,
    address.neighborhood,
    [address.zip, address.city].filter(Boolean).join(' '),
    address.state,
    country && countryName(country),
  ].filter(Boolean)
  const yesNo = (isSo: boolean | undefined) => t(isSo ? 'organizations.billing.yes' : 'organizations.billing.no')
  return (
    <>
      <Card
        title={t('organizations.tab.billing')}
        description={t('organizations.billing.text')}
        actions={
          <Button icon="edit" size="small" onPress={() => setEditing(true)}>
            {t('organizations.billing.edit')}
          </Button>
        }
      >
        <DescriptionList>
          <Property term={t('organizations.billing.name')}>
            <bdi>{unit.organization.name}</bdi>
          </Property>
          <Property term={t('organizations.address')}>
            {lines.length > 0 ? lines.map((line) => <div key={line}>{line}</div>) : '–'}
          </Property>
          <Property term={t('organizations.billing.taxpayerId')}>{unit.taxpayerId ?? '–'}</Property>
          <Property term={t('organizations.currency')}>{currencyName(unit.currency)}</Property>
          <Property term={t('organizations.billing.daysUntilPaymentDue')}>
            {daysUntilPaymentDue === undefined
              ? t('organizations.billing.accountTerms')
              : t('organizations.billing.days', { count: daysUntilPaymentDue })}
          </Property>
          <Property term={t('organizations.billing.requirePurchaseOrder')}>
            {yesNo(taxInfo?.requirePurchaseOrder)}
          </Property>
          <Property term={t('organizations.billing.invoiceInfo')}>{unit.invoiceInfo ?? '–'}</Property>
          <Property term={t('organizations.billing.billingEmail')}>{unit.billingEmail ?? '–'}</Property>
          <Property term={t('organizations.billing.sendReceivableEmailNotification')}>
            {yesNo(unit.sendReceivableEmailNotification)}
          </Property>
          <Property term={t('organizations.billing.sendInvoiceToRequester')}>
            {yesNo(unit.sendInvoiceToRequester)}
          </Property>
        </DescriptionList>
      </Card>
      {isEditing && <BillingPanel unit={unit} onClose={() => setEditing(false)} />}
    </>
  )
}
