import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import { Button } from '@dragoman/ui/Button'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { TextArea } from '@dragoman/ui/TextArea'
import { useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'
import styles from './concepts.module.css'

export interface MeaningFormProps {
  concept: GlossaryConcept
  isEditable: boolean
}

const fieldsOf = ({ definition, note }: GlossaryConcept) => ({ definition, note })

/** Edits the meaning of a concept, and notes on it. */
export function MeaningForm({ concept, isEditable }: MeaningFormProps) {
  const [typed, setTyped] = useState<Partial<ReturnType<typeof fieldsOf>>>({})
  const update = useVersionedMutation(api.glossaries.updateConcept, concept, {
    onTakeTheirs: () => setTyped({}),
    meta: { showsErrors: true },
  })
  const before = fieldsOf(update.base)
  const values = { ...before, ...typed }
  const isDirty = values.definition !== before.definition || values.note !== before.note
  update.follow(isDirty)
  useUnsavedGuard(isDirty && !update.isPending)
  if (!isEditable) {
    return [concept.definition, concept.note].filter(Boolean).map((text) => (
      <p key={text} className={styles.details} dir="auto">
        {text}
      </p>
    ))
  }
  const save = () =>
    update.mutate(
      { path: { conceptId: concept.id }, body: typed },
      {
        onSuccess: () => {
          setTyped({})
          showToast({ tone: 'success', title: t('glossaries.concept.saved') })
        },
      },
    )
  return (
    <Form label={t('glossaries.definition')} onSubmit={save}>
      <Stack gap={12}>
        <ConflictNotice conflict={update.conflict} isPending={update.isPending} />
        <TextArea
          label={t('glossaries.definition')}
          isOptional
          rows={2}
          maxLength={5000}
          dir="auto"
          value={values.definition}
          onChange={(definition) => setTyped((present) => ({ ...present, definition }))}
        />
        <TextArea
          label={t('glossaries.note')}
          isOptional
          rows={2}
          maxLength={5000}
          dir="auto"
          value={values.note}
          onChange={(note) => setTyped((present) => ({ ...present, note }))}
        />
        {update.error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(update.error)}
          </InlineAlert>
        )}
        {isDirty && (
          <Row>
            <Button type="submit" variant="primary" isPending={update.isPending}>
              {t('shell.save')}
            </Button>
            <Button onPress={() => setTyped({})}>{t('shell.cancel')}</Button>
          </Row>
        )}
      </Stack>
    </Form>
  )
}
