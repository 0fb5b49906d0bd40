import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Button } from '@dragoman/ui/Button'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'

export interface ResetRulesProps {
  unitUuid: string
  isDisabled: boolean
  onDone: () => void
}

/** Gives up a unit's own rules, so that the built-in ones hold again. */
export function ResetRules({ unitUuid, isDisabled, onDone }: ResetRulesProps) {
  const [isOpen, setOpen] = useState(false)
  const remove = useMutation({ ...mutation(api.segmentationRules.remove), meta: { showsErrors: true } })
  return (
    <>
      <Button size="small" icon="undo" isDisabled={isDisabled} onPress={() => setOpen(true)}>
        {t('segmentation.reset')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('segmentation.resetTitle')}
        tone="danger"
        labels={{ confirm: t('segmentation.reset') }}
        isPending={remove.isPending}
        errorMessage={remove.error ? errorText(remove.error) : undefined}
        onConfirm={() => remove.mutate({ path: { orgUnitUUID: unitUuid } }, { onSuccess: onDone })}
      >
        <p>{t('segmentation.resetText')}</p>
      </ConfirmDialog>
    </>
  )
}
