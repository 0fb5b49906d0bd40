import type { AccountType } from '@dragoman/sdk/permissions'
import { planFeatures, tiers } from '@dragoman/sdk/tiers'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { quotaOf } from './plan-quota.ts'

/** The features of a tier, line by line. */
export function PlanFeatures({ accountType }: { accountType: AccountType }) {
  const { people, features } = tiers[accountType]
  return (
    <DescriptionList layout="beside">
      <Property term={t('accounts.quota')}>{quotaOf(accountType)}</Property>
      <Property term={t('accounts.people')}>
        {people === null ? t('accounts.unlimited') : t('accounts.upTo', { count: formatNumber(people) })}
      </Property>
      {planFeatures.map((feature) => (
        <Property key={feature} term={t(`accounts.feature.${feature}`)}>
          {t(features.includes(feature) ? 'accounts.feature.yes' : 'accounts.feature.no')}
        </Property>
      ))}
    </DescriptionList>
  )
}
