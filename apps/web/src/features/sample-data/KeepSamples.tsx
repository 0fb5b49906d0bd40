import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { SampleObject } from '@dragoman/sdk/operations/sampleData'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { CheckboxGroup } from '@dragoman/ui/CheckboxGroup'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { Stack } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { hasMessage, t } from '../../i18n/t.ts'

/** Chooses what of the sample data becomes one's own. */
export function KeepSamples({ objects, onClose }: { objects: readonly SampleObject[]; onClose: () => void }) {
  const [chosen, setChosen] = useState<string[]>([])
  const { mutate, isPending, error } = useMutation({
    ...mutation(api.sampleData.keep),
    meta: { showsErrors: true },
    onSuccess: onClose,
  })
  return (
    <ConfirmDialog
      title={t('sampleData.keepTitle')}
      isOpen
      onOpenChange={onClose}
      onConfirm={() => mutate({ body: { uuids: chosen } })}
      isPending={isPending}
      isDisabled={chosen.length === 0}
      errorMessage={error ? errorText(error) : undefined}
      labels={{ confirm: t('sampleData.keep') }}
    >
      <Stack gap={12}>
        <p>{t('sampleData.keepText')}</p>
        <CheckboxGroup label={t('sampleData.data')} value={chosen} onChange={setChosen}>
          {objects.map(({ uuid, name, type }) => (
            <Checkbox key={uuid} value={uuid} description={typeText(type)}>
              <bdi>{name}</bdi>
            </Checkbox>
          ))}
        </CheckboxGroup>
      </Stack>
    </ConfirmDialog>
  )
}

function typeText(type: string) {
  const name = `sampleData.type.${type}`
  // A newer server may know further ones.
  return hasMessage(name) ? t(name) : undefined
}
