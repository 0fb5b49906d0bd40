import { tiersWith } from '@dragoman/sdk/tiers'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { formatList } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { LinkButton } from '../../ground/links.ts'

/** Tells accounts whose plan has no single sign-on which plans have it. */
export function NoSso() {
  const plans = formatList(tiersWith('SINGLE_SIGN_ON').map((tier) => enumWord('accountType', tier)))
  return (
    <EmptyState
      kind="no-permission"
      title={t('sso.notIncluded')}
      action={<LinkButton to="/settings/account-settings/plan">{t('sso.showPlan')}</LinkButton>}
    >
      {t('sso.included', { plans })}
    </EmptyState>
  )
}
