import { useCan } from '@dragoman/hooks/permissions'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../shell/toasts.ts'

/** The button that deletes a scheme, and the question before. The default one stays, so it has none. */
export function RemoveScheme({
  scheme: { uuid, name, isDefault },
  onRemoved,
}: {
  scheme: { uuid: string; name: string; isDefault: boolean }
  onRemoved: () => void
}) {
  const [isOpen, setOpen] = useState(false)
  const mayRemove = useCan(requirements['netRateSettings.remove'])
  const remove = useMutation({ ...mutation(api.netRateSettings.remove), meta: { showsErrors: true } })
  if (!mayRemove || isDefault) return null
  return (
    <>
      <Button icon="trash" onPress={() => setOpen(true)}>
        {t('rates.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        tone="danger"
        title={t('rates.removeTitle', { name })}
        labels={{ confirm: t('rates.removeNow'), cancel: t('shell.cancel'), close: t('shell.close') }}
        isPending={remove.isPending}
        errorMessage={remove.error ? errorText(remove.error) : undefined}
        onConfirm={() =>
          remove.mutate(
            { path: { netRateUuid: uuid } },
            {
              onSuccess: () => {
                showToast({ tone: 'success', title: t('rates.removed', { name }) })
                onRemoved()
              },
            },
          )
        }
      >
        <p>{t('rates.removeSchemeText')}</p>
      </ConfirmDialog>
    </>
  )
}
