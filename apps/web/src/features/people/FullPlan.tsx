import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { t } from '../../i18n/t.ts'
import { LinkButton } from '../../ground/links.ts'

/** Says why no one can be added, with the way to what the plan has; nothing without a reason. */
export const FullPlan = ({ reason }: { reason: string | undefined }) =>
  reason && (
    <InlineAlert
      tone="info"
      action={<LinkButton to="/settings/account-settings/plan">{t('users.showPlan')}</LinkButton>}
    >
      {reason}
    </InlineAlert>
  )
