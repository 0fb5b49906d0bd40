import type { Account } from '@dragoman/sdk/operations/accounts'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Tiles } from '@dragoman/ui/Page'
import { currencyName, formatDate, formatNumber } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { PlanFeatures } from './PlanFeatures.tsx'

/** The plan and the subscription of an account. */
export function AccountOverview({ account }: { account: Account }) {
  const { accountType, currency, currentLimit, wordsPerMonth, trialEndDate, createDate } = account
  return (
    <Tiles minimum={320}>
      <Card title={t('accounts.subscription')}>
        <DescriptionList layout="beside">
          <Property term={t('accounts.plan')}>{enumWord('accountType', accountType)}</Property>
          <Property term={t('accounts.quota')}>
            {currentLimit === undefined ? t('accounts.unlimited') : formatNumber(currentLimit)}
            {typeof wordsPerMonth === 'number' && ` · ${t('accounts.ownQuota')}`}
          </Property>
          <Property term={t('accounts.usage')}>{formatNumber(account.words)}</Property>
          <Property term={t('accounts.trialEnd')}>
            {typeof trialEndDate === 'number' ? formatDate(trialEndDate, 'UTC') : t('accounts.noTrial')}
          </Property>
          <Property term={t('accounts.currency')}>{`${currencyName(currency)} (${currency})`}</Property>
          <Property term={t('accounts.created')}>{formatDate(createDate)}</Property>
        </DescriptionList>
      </Card>
      <Card title={t('accounts.included')}>
        <PlanFeatures accountType={accountType} />
      </Card>
    </Tiles>
  )
}
