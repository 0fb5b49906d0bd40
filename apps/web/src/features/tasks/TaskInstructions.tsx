import { useCan } from '@dragoman/hooks/permissions'
import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { TextArea } from '@dragoman/ui/TextArea'
import { useState } from 'react'
import { valueText } from '../../form/conflict-text.ts'
import { ActionButtons } from '../../form/ActionButtons.tsx'
import { ConflictNotice } from '../../form/ConflictNotice.tsx'
import { t } from '../../i18n/t.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import { taskErrorText } from './task-problem.ts'
import styles from './TaskDetail.module.css'

/** Instructions for the linguist, written by managers. */
export function TaskInstructions({ task }: { task: Task }) {
  const { uuid, instructions = '' } = task
  const mayEdit = useCan(requirements['tasks.updateInstructions'])
  const [draft, setDraft] = useState<string | null>(null)
  const save = useVersionedMutation(api.tasks.updateInstructions, task, {
    meta: { showsErrors: true },
    onTakeTheirs: () => setDraft(null),
  })
  save.follow(draft !== null)
  useUnsavedGuard(draft !== null && draft !== instructions)
  if (instructions === '' && !mayEdit) return null
  if (draft === null) {
    return (
      <Card
        title={t('tasks.instructions')}
        actions={
          mayEdit && (
            <Button size="small" icon="edit" onPress={() => setDraft(instructions)}>
              {t('tasks.instructions.edit')}
            </Button>
          )
        }
      >
        {instructions ? (
          <p className={styles.text} dir="auto">
            {instructions}
          </p>
        ) : (
          <p className={styles.none}>{t('tasks.instructions.none')}</p>
        )}
      </Card>
    )
  }
  const close = () => {
    save.reset()
    setDraft(null)
  }
  const submit = () => {
    const params = { path: { taskUUID: uuid }, body: { instructions: draft } }
    if (save.conflict) save.conflict.keepMine(params)
    else save.mutate(params, { onSuccess: close })
  }
  return (
    <Card title={t('tasks.instructions')}>
      <Form onSubmit={submit}>
        <Stack gap={12}>
          <TextArea
            name="instructions"
            label={t('tasks.instructions')}
            isLabelHidden
            rows={6}
            value={draft}
            onChange={setDraft}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
            autoFocus
          />
          <ConflictNotice
            conflict={save.conflict}
            differences={
              save.conflict && [
                {
                  label: t('tasks.instructions'),
                  theirs: valueText(save.conflict.present.instructions),
                  mine: valueText(draft),
                },
              ]
            }
            onKeepMine={submit}
            isPending={save.isPending}
          />
          {save.error && (
            <InlineAlert tone="danger" isAnnounced>
              {taskErrorText(save.error)}
            </InlineAlert>
          )}
          <Row>
            <ActionButtons label={t('shell.save')} isPending={save.isPending} onCancel={close} />
          </Row>
        </Stack>
      </Form>
    </Card>
  )
}
