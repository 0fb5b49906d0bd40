import { useCan } from '@dragoman/hooks/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { LinkButton } from '../../../ground/links.ts'
import { t } from '../../../i18n/t.ts'

/** Says which bank account is missing for transfers in a currency, and leads to where one is added. */
export function NoAccountAlert({ currency }: { currency: string }) {
  const mayAdd = useCan(requirements['finance.createBankAccount'])
  return (
    <InlineAlert
      tone="warning"
      title={t('payouts.noBankAccount', { currency })}
      action={
        mayAdd && (
          <LinkButton to="/settings/account-settings/finance" size="small">
            {t('payouts.addBankAccount')}
          </LinkButton>
        )
      }
    >
      {t('payouts.noBankAccountText', { currency })}
    </InlineAlert>
  )
}
