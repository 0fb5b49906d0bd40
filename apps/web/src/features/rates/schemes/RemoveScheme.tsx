import { useCan } from '@dragoman/hooks/permissions'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'

/** The button that deletes a scheme, once confirmed. The default scheme stays, so it has none. */
export function RemoveScheme({
  scheme: { uuid, name, isDefault },
  onRemoved,
}: {
  scheme: { uuid: string; name: string; isDefault: boolean }
  onRemoved: () => void
}) {
  const mayRemove = useCan(requirements['netRateSettings.remove'])
  const { mutateAsync } = useMutation({ ...mutation(api.netRateSettings.remove), meta: { showsErrors: true } })
  if (!mayRemove || isDefault) return null
  const run = async () => {
    await mutateAsync({ path: { netRateUuid: uuid } })
    showToast({ tone: 'success', title: t('rates.removed', { name }) })
    onRemoved()
  }
  return (
    <Button
      icon="trash"
      onPress={() => confirmDelete({ title: t('rates.removeTitle', { name }), text: t('rates.removeSchemeText'), run })}
    >
      {t('rates.remove')}
    </Button>
  )
}
