import type { AccountProduct, AccountSubscription } from '@dragoman/sdk/operations/accounts'
import { accountTypes } from '@dragoman/sdk/tiers'
import { Badge } from '@dragoman/ui/StatusBadge'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Row, Tiles } from '@dragoman/ui/Page'
import { StatusWord } from '../../display/StatusWord.tsx'
import { formatDate, formatNumber } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { BillingPortal } from './BillingPortal.tsx'
import { PlanFeatures } from './PlanFeatures.tsx'

interface PlansProps {
  subscription: AccountSubscription
  product: AccountProduct
}

/** The features of the account's own plan, beside the other plans. */
export function Plans({ subscription, product }: PlansProps) {
  const { accountType, status, startDate, trialEndDate, renewalDate, currentLimit } = subscription
  const { people, maximumPeople } = product
  return (
    <>
      <Card title={t('accounts.subscription')}>
        <DescriptionList layout="beside">
          <Property term={t('accounts.plan')}>{enumWord('accountType', accountType)}</Property>
          <Property term={t('accounts.status')}>
            <StatusWord of="accountStatus" code={status} />
          </Property>
          <Property term={t('accounts.quota')}>
            {currentLimit === undefined ? t('accounts.unlimited') : formatNumber(currentLimit)}
          </Property>
          <Property term={t('accounts.renews')}>{formatDate(renewalDate, 'UTC')}</Property>
          <Property term={t('accounts.people')}>
            {maximumPeople === undefined
              ? formatNumber(people)
              : t('accounts.usageOf', { words: formatNumber(people), quota: formatNumber(maximumPeople) })}
          </Property>
          {trialEndDate !== undefined && (
            <Property term={t('accounts.trialEnd')}>{formatDate(trialEndDate, 'UTC')}</Property>
          )}
          <Property term={t('accounts.created')}>{formatDate(startDate)}</Property>
        </DescriptionList>
      </Card>
      <BillingPortal isSetUp={subscription.hasBillingPortal} />
      <Tiles minimum={260}>
        {accountTypes.map((type) => (
          <Card
            key={type}
            title={
              <Row>
                {enumWord('accountType', type)}
                {type === accountType && <Badge tone="info">{t('accounts.current')}</Badge>}
              </Row>
            }
          >
            <PlanFeatures accountType={type} />
          </Card>
        ))}
      </Tiles>
    </>
  )
}
