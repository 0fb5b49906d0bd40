import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Workflow, WorkflowTemplate } from '@dragoman/sdk/operations/workflows'
import { ifMatch } from '@dragoman/sdk/versions'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { enumWord, t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'

export interface TemplateDialogProps {
  /** The one to change; a new one without. */
  template: WorkflowTemplate | undefined
  steps: readonly Workflow[]
  onClose: () => void
}

/** A template of workflow steps, to add or to change. Whom it is for is final once it exists. */
export function TemplateDialog({ template, steps, onClose }: TemplateDialogProps) {
  const before = {
    name: template?.name ?? '',
    workflows: template?.workflows ?? [],
    extensions: template?.extensions ?? [],
  }
  const [values, setValues] = useState(before)
  const [unit, setUnit] = useState<string | null>(null)
  const units = useQuery({
    ...query(api.orgUnits.list, { query: { size: 500, sort: 'name,asc' } }),
    enabled: !template,
  })
  const { data: params } = useQuery(query(api.projects.getFileParams))
  const types = Object.keys(params?.files ?? {}).map((extension) => extension.toUpperCase())
  const create = useMutation({ ...mutation(api.workflows.createTemplate), meta: { showsErrors: true } })
  const update = useMutation({ ...mutation(api.workflows.updateTemplate), meta: { showsErrors: true } })
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const name = values.name.trim()
  const known = steps.filter(({ active, code }) => active || before.workflows.includes(code))
  const save = () => {
    const saved = (title: string) => {
      showToast({ tone: 'success', title })
      onClose()
    }
    const body = { ...values, name }
    if (template) {
      const request = { path: { templateUUID: template.uuid }, headers: ifMatch(template), body }
      update.mutate(request, { onSuccess: () => saved(t('workflows.saved', { name })) })
    } else
      create.mutate(
        { body: { ...body, ...(unit !== null && { orgUnitUuid: unit }) } },
        { onSuccess: () => saved(t('workflows.added', { name })) },
      )
  }
  return (
    <FormDialog
      title={template ? t('workflows.edit', { name: template.name }) : t('workflows.addTemplate')}
      isDirty={unit !== null || JSON.stringify(values) !== JSON.stringify(before)}
      isRight={name !== '' && values.workflows.length > 0}
      onSave={save}
      saveLabel={template ? t('shell.save') : t('workflows.addTemplate')}
      isPending={create.isPending || update.isPending}
      error={create.error ?? update.error ?? units.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={t('workflows.name')}
            value={values.name}
            onChange={(next) => set({ name: next })}
            maxLength={100}
            isRequired
            errorMessage={isTried && name === '' ? t('workflows.nameMissing') : undefined}
          />
          {!template && (
            <ComboBox
              label={t('workflows.unit')}
              placeholder={t('workflows.allUnits')}
              isOptional
              options={units.data?.content.map(({ uuid, name: label }) => ({ id: uuid, label }))}
              value={unit}
              onChange={setUnit}
            />
          )}
          <MultiSelect
            label={t('workflows.steps')}
            selectedLabel={t('workflows.steps')}
            isRequired
            maximum={16}
            options={known.map(({ code, title }) => ({ id: code, label: enumWord('workflow', code, title) }))}
            value={values.workflows}
            onChange={(workflows) => set({ workflows })}
            errorMessage={isTried && values.workflows.length === 0 ? t('workflows.stepsMissing') : undefined}
          />
          <MultiSelect
            label={t('workflows.types')}
            selectedLabel={t('workflows.types')}
            description={t('workflows.typesText')}
            isOptional
            options={[...new Set([...types, ...values.extensions])].map((id) => ({ id, label: id }))}
            value={values.extensions}
            onChange={(extensions) => set({ extensions })}
          />
        </>
      )}
    </FormDialog>
  )
}
