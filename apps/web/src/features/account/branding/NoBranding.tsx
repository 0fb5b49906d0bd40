import { tiersWith } from '@dragoman/sdk/tiers'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { formatList } from '../../../i18n/format.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { LinkButton } from '../../../ground/links.ts'
import { SettingsPageFrame } from '../../settings/SettingsPageFrame.tsx'

/** The page of accounts whose plan has no branding: which plans have it. */
export function NoBranding() {
  const plans = formatList(tiersWith('BRANDING').map((tier) => enumWord('accountType', tier)))
  return (
    <SettingsPageFrame title={t('branding.title')} description={t('settings.branding.text')}>
      <EmptyState
        kind="no-permission"
        title={t('branding.notIncluded')}
        action={<LinkButton to="/settings/account-settings/plan">{t('branding.showPlan')}</LinkButton>}
      >
        {t('branding.included', { plans })}
      </EmptyState>
    </SettingsPageFrame>
  )
}
