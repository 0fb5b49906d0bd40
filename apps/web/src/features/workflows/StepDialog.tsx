import { mutation } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { Workflow } from '@dragoman/sdk/operations/workflows'
import { ifMatch } from '@dragoman/sdk/versions'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { TextArea } from '@dragoman/ui/TextArea'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { enumWord, t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'

export interface StepDialogProps {
  /** The one to change; a new one without. */
  step?: Workflow | undefined
  onClose: () => void
}

/** A workflow step, to add or to change. */
export function StepDialog({ step, onClose }: StepDialogProps) {
  const { session } = useSession()
  const shownName = step ? enumWord('workflow', step.code, step.title) : ''
  const before = {
    title: shownName,
    description: step?.description ?? '',
    editorEnabled: step?.editorEnabled ?? true,
    writesMemories: step?.writesMemories ?? true,
    isCharged: step?.isCharged ?? true,
    settings: {
      projectAutomationEnabled: step?.settings.projectAutomationEnabled ?? true,
      zenModeEnabled: step?.settings.zenModeEnabled ?? false,
    },
  }
  const [values, setValues] = useState(before)
  const create = useMutation({ ...mutation(api.workflows.create), meta: { showsErrors: true } })
  const update = useMutation({ ...mutation(api.workflows.update), meta: { showsErrors: true } })
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const title = values.title.trim()
  const isDirty = JSON.stringify(values) !== JSON.stringify(before)
  const saved = (message: string) => {
    // The session has the names that steps have everywhere.
    void session.refresh()
    showToast({ tone: 'success', title: message })
    onClose()
  }
  const save = () => {
    if (!step) {
      create.mutate({ body: { ...values, title } }, { onSuccess: () => saved(t('workflows.added', { name: title })) })
      return
    }
    const { title: _, ...others } = values
    // A name that was not touched stays the one of each language.
    const body = title === shownName ? others : { ...others, title }
    const request = { path: { workflowUUID: step.uuid }, headers: ifMatch(step), body }
    update.mutate(request, { onSuccess: () => saved(t('workflows.saved', { name: title })) })
  }
  const checkbox = (field: 'editorEnabled' | 'writesMemories' | 'isCharged', label: string, description: string) => (
    <Checkbox isSelected={values[field]} onChange={(isOn) => set({ [field]: isOn })} description={description}>
      {label}
    </Checkbox>
  )
  return (
    <FormDialog
      title={step ? t('workflows.edit', { name: shownName }) : t('workflows.add')}
      isDirty={isDirty}
      isRight={title !== ''}
      onSave={save}
      saveLabel={step ? t('shell.save') : t('workflows.add')}
      isPending={create.isPending || update.isPending}
      error={create.error ?? update.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={t('workflows.name')}
            description={t('workflows.nameText')}
            value={values.title}
            onChange={(next) => set({ title: next })}
            maxLength={60}
            isRequired
            errorMessage={isTried && title === '' ? t('workflows.nameMissing') : undefined}
          />
          <TextArea
            label={t('workflows.description')}
            isOptional
            value={values.description}
            onChange={(next) => set({ description: next })}
            maxLength={500}
            rows={2}
          />
          {checkbox('editorEnabled', t('workflows.editor'), t('workflows.editorText'))}
          {checkbox('writesMemories', t('workflows.memories'), t('workflows.memoriesText'))}
          {checkbox('isCharged', t('workflows.charge'), t('workflows.chargeText'))}
          <Checkbox
            isSelected={values.settings.projectAutomationEnabled}
            onChange={(isOn) => set({ settings: { ...values.settings, projectAutomationEnabled: isOn } })}
            description={t('workflows.automationText')}
          >
            {t('workflows.automation')}
          </Checkbox>
          {values.editorEnabled && (
            <Checkbox
              isSelected={values.settings.zenModeEnabled}
              onChange={(isOn) => set({ settings: { ...values.settings, zenModeEnabled: isOn } })}
              description={t('workflows.focusText')}
            >
              {t('workflows.focus')}
            </Checkbox>
          )}
        </>
      )}
    </FormDialog>
  )
}
