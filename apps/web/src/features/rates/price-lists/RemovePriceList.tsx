import { useCan } from '@dragoman/hooks/permissions'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Row } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'

/** Deletes a price list; the default one stays. */
export function RemovePriceList({
  list: { uuid, name, defaultPriceList },
  onRemoved,
}: {
  list: PriceListDetail
  onRemoved: (() => void) | undefined
}) {
  const remove = useMutation({ ...mutation(api.priceLists.remove), meta: { showsErrors: true } })
  const mayRemove = useCan(requirements['priceLists.remove'])
  if (defaultPriceList || !mayRemove) return null
  const run = async () => {
    await remove.mutateAsync({ path: { priceListUUID: uuid } })
    showToast({ tone: 'success', title: t('rates.removed', { name }) })
    onRemoved?.()
  }
  return (
    <Row>
      <Button
        icon="trash"
        onPress={() =>
          confirmDelete({ title: t('rates.removeTitle', { name }), text: t('rates.removePriceListText'), run })
        }
      >
        {t('rates.removePriceList')}
      </Button>
    </Row>
  )
}
