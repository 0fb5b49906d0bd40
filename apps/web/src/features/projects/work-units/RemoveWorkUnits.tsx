import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'

export interface RemoveWorkUnitsProps {
  projectUuid: string
  units: readonly Pick<WorkUnit, 'uuid'>[]
  /** Whether there are costs that could be forgotten with them. */
  hasCosts: boolean
  onClose: () => void
  onRemoved: () => void
}

/** Asks before work units are deleted with their tasks, and whether the costs should be forgotten too. */
export function RemoveWorkUnits({ projectUuid, units, hasCosts, onClose, onRemoved }: RemoveWorkUnitsProps) {
  const [resetCost, setResetCost] = useState(hasCosts)
  const remove = useMutation({ ...mutation(api.projects.removeWorkUnits), meta: { showsErrors: true } })
  const count = units.length
  const parameters = {
    path: { projectUUID: projectUuid },
    query: { workUnits: units.map(({ uuid }) => uuid), resetCost: hasCosts && resetCost },
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('projects.units.removeTitle', { count })}
      tone="danger"
      labels={{ confirm: t('shell.delete') }}
      isPending={remove.isPending}
      errorMessage={remove.error ? errorText(remove.error) : undefined}
      onConfirm={() =>
        remove.mutate(parameters, {
          onSuccess: () => {
            showToast({ tone: 'success', title: t('projects.units.removed', { count }) })
            onRemoved()
          },
        })
      }
    >
      <p>{t('projects.units.removeText')}</p>
      {hasCosts && (
        <Checkbox isSelected={resetCost} onChange={setResetCost}>
          {t('projects.units.resetCosts')}
        </Checkbox>
      )}
    </ConfirmDialog>
  )
}
