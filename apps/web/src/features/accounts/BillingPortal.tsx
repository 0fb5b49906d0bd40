import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'

/** The way to the billing portal of the card payment provider; without a key, what the operator has to configure. */
export function BillingPortal({ isSetUp }: { isSetUp: boolean }) {
  const open = useMutation({ ...mutation(api.billing.getPortal), meta: { showsErrors: true } })
  return (
    <Card title={t('accounts.billing')} description={t(isSetUp ? 'accounts.billing.text' : 'accounts.billing.off')}>
      {isSetUp ? (
        <Button
          icon="external"
          isPending={open.isPending || open.isSuccess}
          onPress={() => open.mutate({}, { onSuccess: ({ url }) => location.assign(url) })}
        >
          {t('accounts.billing.open')}
        </Button>
      ) : (
        <code dir="ltr">STRIPE_SECRET_KEY</code>
      )}
      {open.error && (
        <InlineAlert tone="danger" isAnnounced>
          {errorText(open.error)}
        </InlineAlert>
      )}
    </Card>
  )
}
