import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Invoice } from '@dragoman/sdk/operations/receivables'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { UseLeft } from './UseLeft.tsx'

/** Pays another open invoice of a client with the credit of an invoice. */
export function UseCredit({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { uuid, number, currency, clientCredit, organizationalUnit } = invoice
  const use = useMutation({ ...mutation(api.receivables.allocateCredit), meta: { showsErrors: true } })
  return (
    <UseLeft
      title={t('receivables.useCreditTitle', { number })}
      left={clientCredit}
      currency={currency}
      orgUnitUuid={organizationalUnit.uuid}
      except={uuid}
      use={use}
      onUse={(allocations, onSuccess) =>
        use.mutate({ path: { receivableUUID: uuid }, body: { allocations } }, { onSuccess })
      }
      onClose={onClose}
    />
  )
}
