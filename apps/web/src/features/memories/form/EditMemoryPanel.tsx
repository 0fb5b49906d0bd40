import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { SidePanel } from '@dragoman/ui/SidePanel'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../shell/toasts.ts'
import { confirmLeaving } from '../../../shell/unsaved.ts'
import { MemoryForm } from './MemoryForm.tsx'
import { updateBody, valuesOf } from './memory-values.ts'

const formId = 'edit-memory'

export interface EditMemoryPanelProps {
  memory: TranslationMemory
  isOpen: boolean
  onClose: () => void
}

/** What describes a memory, to change it beside its page. What was typed is not lost without asking. */
export function EditMemoryPanel({ memory, isOpen, onClose }: EditMemoryPanelProps) {
  const update = useMutation({ ...mutation(api.translationMemories.update), meta: { showsErrors: true } })
  const close = () => {
    update.reset()
    onClose()
  }
  const leave = () => void confirmLeaving().then((leaves) => leaves && close())
  return (
    <SidePanel
      title={t('tm.edit')}
      size="wide"
      isOpen={isOpen}
      onClose={leave}
      footer={<ActionButtons label={t('shell.save')} form={formId} isPending={update.isPending} onCancel={leave} />}
    >
      <Suspense fallback={<Skeleton lines={8} />}>
        <MemoryForm
          id={formId}
          label={t('tm.edit')}
          values={valuesOf(memory)}
          isNew={false}
          isPending={update.isPending}
          error={update.error}
          onSubmit={(values) =>
            update.mutate(
              { body: updateBody(memory.uuid, values) },
              {
                onSuccess: () => {
                  showToast({ tone: 'success', title: t('tm.saved') })
                  close()
                },
              },
            )
          }
        />
      </Suspense>
    </SidePanel>
  )
}
