import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { useMutation } from '@tanstack/react-query'
import { CreateButtons } from '../../../form/CreateButtons.tsx'
import { ResourceForm } from '../../../form/ResourceForm.tsx'
import { useResourceForm } from '../../../form/use-resource-form.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'
import { MemoryFields } from './MemoryFields.tsx'
import { createBody, noValues, type MemoryValues } from './memory-values.ts'

/** The form of a new translation memory. */
export function CreateMemory({ onCreated }: { onCreated: (memory: TranslationMemory) => void }) {
  const create = useMutation({ ...mutation(api.translationMemories.create), meta: { showsErrors: true } })
  const form = useResourceForm<MemoryValues>({ defaultValues: noValues })
  useUnsavedGuard(form.formState.isDirty && !create.isPending)
  const onSuccess = (memory: TranslationMemory) => {
    showToast({ tone: 'success', title: t('tm.created.toast', { name: memory.name }) })
    onCreated(memory)
  }
  return (
    <ResourceForm
      form={form}
      label={t('tm.new')}
      error={create.error}
      buttons={<CreateButtons label={t('tm.create')} isPending={create.isPending} list="/tm" />}
      onSubmit={(values) => create.mutate({ body: createBody(values) }, { onSuccess })}
    >
      <MemoryFields form={form} isNew />
    </ResourceForm>
  )
}
