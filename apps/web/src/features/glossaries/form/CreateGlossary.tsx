import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Glossary } from '@dragoman/sdk/operations/glossaries'
import { useMutation } from '@tanstack/react-query'
import { CreateButtons } from '../../../form/CreateButtons.tsx'
import { ResourceForm } from '../../../form/ResourceForm.tsx'
import { useResourceForm } from '../../../form/use-resource-form.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'
import { GlossaryFields } from './GlossaryFields.tsx'
import { createBody, noValues, type GlossaryValues } from './glossary-values.ts'

/** The form of a new glossary. */
export function CreateGlossary({ onCreated }: { onCreated: (glossary: Glossary) => void }) {
  const create = useMutation({ ...mutation(api.glossaries.create), meta: { showsErrors: true } })
  const form = useResourceForm<GlossaryValues>({ defaultValues: noValues })
  useUnsavedGuard(form.formState.isDirty && !create.isPending)
  const onSuccess = (glossary: Glossary) => {
    showToast({ tone: 'success', title: t('glossaries.created.toast', { name: glossary.name }) })
    onCreated(glossary)
  }
  return (
    <ResourceForm
      form={form}
      label={t('glossaries.new')}
      error={create.error}
      buttons={<CreateButtons label={t('glossaries.create')} isPending={create.isPending} list="/glossary" />}
      onSubmit={(values) => create.mutate({ body: createBody(values) }, { onSuccess })}
    >
      <GlossaryFields form={form} isNew />
    </ResourceForm>
  )
}
