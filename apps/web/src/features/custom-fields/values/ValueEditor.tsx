import { mutation } from '@dragoman/hooks/query'
import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { CustomFieldEntity, CustomFieldEntry } from '@dragoman/sdk/operations/customFields'
import { ifMatch } from '@dragoman/sdk/versions'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { AnchoredPopover } from '@dragoman/ui/Popover'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { valueText as shownText } from '../../../display/CustomFields.tsx'
import { errorText } from '../../../errors/error-text.ts'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { valueText } from '../../../form/conflict-text.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useGuardedClose } from '../../../ground/unsaved.ts'
import { contentOf, draftOf, problemOf } from './value-draft.ts'
import styles from '../../../form/InPlace.module.css'
import { ValueInput } from './ValueInput.tsx'

export interface ValueEditorProps {
  entity: CustomFieldEntity
  uuid: string
  entry: CustomFieldEntry
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The editor of one value, beside it. */
export function ValueEditor({ entity, uuid, entry, anchor, onClose }: ValueEditorProps) {
  const [draft, setDraft] = useState(() => draftOf(entry, entry.value))
  const [isTried, setTried] = useState(false)
  const [read] = useState([entry])
  const save = useVersionedMutation(api.customFields.updateValues, read, {
    meta: { showsErrors: true },
    onTakeTheirs: ([present]) => present && setDraft(draftOf(present, present.value)),
  })
  const replaced = useRef<CustomFieldEntry | undefined>(entry)
  const undo = useMutation(mutation(api.customFields.updateValues))
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(entry, save.base[0]?.value))
  const leave = useGuardedClose(isDirty && !save.isPending, onClose)
  const submit = () => {
    setTried(true)
    const value = contentOf(entry, draft)
    if (problemOf(entry, draft) || value === undefined) return
    if (!isDirty && !save.conflict) return onClose()
    replaced.current = (save.conflict?.present ?? save.base)[0]
    const params = { path: { entityType: entity, entityUUID: uuid }, body: [{ uuid: entry.uuid, value }] }
    if (save.conflict) return save.conflict.keepMine(params)
    save.mutate(params, {
      onSuccess: (saved) => {
        const body = [{ uuid: entry.uuid, value: replaced.current?.value ?? null }]
        const onAction = () => undo.mutate({ ...params, headers: ifMatch(saved), body })
        const action = { label: t('custom.undo'), onAction }
        showToast({ tone: 'success', title: t('custom.saved', { field: entry.name }), action })
        onClose()
      },
    })
  }
  const theirs = save.conflict?.present[0]?.value
  const mine = contentOf(entry, draft)
  return (
    <AnchoredPopover label={t('custom.edit', { field: entry.name })} anchor={anchor} onClose={leave}>
      <div className={styles.form}>
        <Form onSubmit={submit}>
          <Stack gap={12}>
            <ValueInput field={entry} draft={draft} onChange={setDraft} isTried={isTried} isFocused />
            <ConflictNotice
              conflict={save.conflict}
              differences={
                save.conflict && [
                  {
                    label: entry.name,
                    theirs: valueText(theirs === undefined ? '' : shownText(theirs)),
                    mine: valueText(mine === null || mine === undefined ? '' : shownText(mine)),
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
          </Stack>
        </Form>
      </div>
    </AnchoredPopover>
  )
}
