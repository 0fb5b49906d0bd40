import { mutation } from '@dragoman/hooks/query'
import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { Pipeline } from '@dragoman/sdk/operations/pipelines'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { ConflictNotice } from '../../form/ConflictNotice.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import { useCustomFields } from '../custom-fields/values/use-custom-fields.ts'
import { ActionList } from './ActionList.tsx'
import { ConditionField } from './ConditionField.tsx'
import { DryRun } from './DryRun.tsx'
import { draftOf, isWhole, subjectOf, type PipelineDraft } from './pipeline-draft.ts'
import { PipelineSentence } from './PipelineSentence.tsx'
import { TriggerFields } from './TriggerFields.tsx'
import { useActionNames } from './use-action-names.ts'
import styles from './pipelines.module.css'

export interface PipelineEditorProps {
  /** The one to change; a new one without. */
  pipeline?: Pipeline
  start: PipelineDraft
  onSaved: (pipeline: Pipeline) => void
}

/** Edits a pipeline as a form, and shows it as text, with a trial of it. */
export function PipelineEditor({ pipeline, start, onSaved }: PipelineEditorProps) {
  const [saved, setSaved] = useState(start)
  const [draft, setDraft] = useState(start)
  const [isTried, setTried] = useState(false)
  /** Counts how often something else took the place of what was typed. */
  const [reads, setReads] = useState(0)
  const create = useMutation({ ...mutation(api.pipelines.create), meta: { showsErrors: true } })
  const undo = useMutation(mutation(api.pipelines.update))
  const update = useVersionedMutation(api.pipelines.update, pipeline ?? { version: '' }, {
    meta: { showsErrors: true },
    onTakeTheirs: (present) => {
      follow(present)
    },
  })
  const subject = subjectOf(draft.trigger)
  const fields = useCustomFields(subject)
  const names = useActionNames(draft.actions, pipeline, fields)
  const follow = (present: Pipeline) => {
    setSaved(draftOf(present))
    setDraft(draftOf(present))
    setReads((count) => count + 1)
  }
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved)
  const isPending = create.isPending || update.isPending
  useUnsavedGuard(isDirty && !isPending && !create.isSuccess)
  const set = (change: Partial<PipelineDraft>) => setDraft({ ...draft, ...change })
  const name = draft.name.trim()
  const isRight = name !== '' && draft.actions.length > 0 && draft.actions.every(isWhole)
  const save = () => {
    setTried(true)
    if (!isRight) return
    const body = { ...draft, name }
    if (!pipeline) return create.mutate({ body }, { onSuccess: (made) => done(made, t('pipelines.added', { name })) })
    const before = saved
    const path = { pipelineUUID: pipeline.uuid }
    const back = () => undo.mutate({ path, body: before }, { onSuccess: follow })
    update.mutate(
      { path, body },
      {
        onSuccess: (made) => done(made, t('pipelines.saved', { name }), { label: t('pipelines.undo'), onAction: back }),
      },
    )
  }
  const done = (made: Pipeline, title: string, action?: { label: string; onAction: () => void }) => {
    setSaved(draftOf(made))
    setDraft(draftOf(made))
    showToast({ tone: 'success', title, ...(action && { action }) })
    onSaved(made)
  }
  const error = create.error ?? update.error
  return (
    <Form
      label={t('pipelines.form')}
      // Enter ends a condition, and saves nothing.
      onSubmit={(event) => event.preventDefault()}
    >
      <Stack>
        <ConflictNotice conflict={update.conflict} isPending={isPending} />
        {error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(error)}
          </InlineAlert>
        )}
        <Card title={t('pipelines.what')}>
          <Stack>
            <p className={styles.live} aria-live="polite">
              <PipelineSentence {...draft} names={names} />
            </p>
            <TextField
              label={t('pipelines.name')}
              value={draft.name}
              onChange={(next) => set({ name: next })}
              maxLength={100}
              isRequired
              errorMessage={isTried && name === '' ? t('pipelines.nameMissing') : undefined}
            />
          </Stack>
        </Card>
        <Card title={t('pipelines.trigger')}>
          <TriggerFields
            trigger={draft.trigger}
            onChange={(trigger) => set({ trigger, ...(subjectOf(trigger) !== subject && { filter: '' }) })}
          />
        </Card>
        <Card title={t('pipelines.conditions')} description={t('pipelines.conditionsText')}>
          <ConditionField
            key={`${subject} ${reads}`}
            subject={subject}
            filter={draft.filter}
            onChange={(filter) => set({ filter })}
          />
        </Card>
        <Card title={t('pipelines.actions')} description={t('pipelines.actionsText')}>
          <ActionList
            actions={draft.actions}
            subject={subject}
            fields={fields}
            isTried={isTried}
            onChange={(actions) => set({ actions })}
          />
        </Card>
        <DryRun trigger={draft.trigger} filter={draft.filter} actions={draft.actions.filter(isWhole)} />
        <Row>
          <Button
            variant="primary"
            onPress={save}
            isPending={isPending}
            isDisabled={pipeline !== undefined && !isDirty}
          >
            {pipeline ? t('shell.save') : t('pipelines.add')}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
