import { useCan } from '@dragoman/hooks/permissions'
import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { Project } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { AnchoredPopover } from '@dragoman/ui/Popover'
import { useState, type RefObject } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { valueText } from '../../../form/conflict-text.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useGuardedClose } from '../../../ground/unsaved.ts'
import { draftOf, fieldText, infoOf, type Draft, type ProjectFieldName } from './field-values.ts'
import { FieldInput } from './FieldInput.tsx'
import { LastChange } from './LastChange.tsx'
import styles from '../../../form/InPlace.module.css'

export interface FieldEditorProps {
  project: Project
  field: ProjectFieldName
  /** The name of the field. */
  label: string
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The editor of one value of a project, beside the value: with who changed it last, and who was faster. */
export function FieldEditor({ project, field, label, anchor, onClose }: FieldEditorProps) {
  const seesActivity = useCan(requirements['activity.list'])
  const [draft, setDraft] = useState<Draft>(() => draftOf(project, field))
  const [isTried, setTried] = useState(false)
  const save = useVersionedMutation(api.projects.updateInfo, project, {
    meta: { showsErrors: true },
    onTakeTheirs: (present) => setDraft(draftOf(present, field)),
  })
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(save.base, field))
  save.follow(isDirty)
  const leave = useGuardedClose(isDirty && !save.isPending, onClose)
  const submit = () => {
    const body = infoOf(field, draft)
    setTried(true)
    if (!body) return
    if (!isDirty && !save.conflict) return onClose()
    const params = { path: { projectUUID: project.uuid }, body }
    if (save.conflict) return save.conflict.keepMine(params)
    save.mutate(params, {
      onSuccess: () => {
        showToast({ tone: 'success', title: t('projects.edit.saved', { field: label }) })
        onClose()
      },
    })
  }
  return (
    <AnchoredPopover label={t('projects.edit.of', { field: label })} anchor={anchor} onClose={leave}>
      <div className={styles.form}>
        <Form onSubmit={submit}>
          <Stack gap={12}>
            <FieldInput
              field={field}
              label={label}
              project={project}
              draft={draft}
              onChange={(change) => setDraft({ ...draft, ...change })}
              isWrong={isTried && infoOf(field, draft) === null}
            />
            <ConflictNotice
              conflict={save.conflict}
              differences={
                save.conflict && [
                  {
                    label,
                    theirs: valueText(fieldText(save.conflict.present, field)),
                    mine: valueText(draft.text || label),
                  },
                ]
              }
              onKeepMine={submit}
              isPending={save.isPending}
            />
            {save.error && (
              <InlineAlert tone="danger" isAnnounced>
                {errorText(save.error)}
              </InlineAlert>
            )}
            <Row>
              <ActionButtons label={t('shell.save')} isPending={save.isPending} onCancel={onClose} />
            </Row>
            {seesActivity && <LastChange projectUuid={project.uuid} field={field} />}
          </Stack>
        </Form>
      </div>
    </AnchoredPopover>
  )
}
