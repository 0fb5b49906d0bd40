import { mutation } from '@dragoman/hooks/query'
import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import type { ProjectRouting } from '@dragoman/sdk/operations/projectRouting'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { Form, FormRow } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { Switch } from '@dragoman/ui/Switch'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { ConflictNotice } from '../../form/ConflictNotice.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import { useLanguageOptions } from '../locales/locale-options.ts'
import { RoutedUnitFields } from './RoutedUnitFields.tsx'
import { bodyOf, draftOf, emptyDraft, emptyUnit, isWhole, type RoutingDraft } from './routing-draft.ts'
import { useUnitChoices } from './use-unit-choices.ts'

/** A configuration that is not there yet. */
const none = { version: '' }

export interface RoutingEditorProps {
  /** The one to change; a new one without. */
  routing?: ProjectRouting
  onSaved: (routing: ProjectRouting) => void
}

/** Edits the shares of organizational units in a request. */
export function RoutingEditor({ routing, onSaved }: RoutingEditorProps) {
  const [typed, setTyped] = useState<RoutingDraft>()
  const [isTried, setTried] = useState(false)
  const create = useMutation({ ...mutation(api.projectRouting.upsert), meta: { showsErrors: true } })
  const restore = useMutation(mutation(api.projectRouting.upsert))
  const update = useVersionedMutation(api.projectRouting.upsert, routing ?? none, {
    meta: { showsErrors: true },
    onTakeTheirs: () => setTyped(undefined),
  })
  const base = 'uuid' in update.base ? draftOf(update.base as ProjectRouting) : emptyDraft
  const draft = typed ?? base
  const isDirty = JSON.stringify(draft) !== JSON.stringify(base)
  update.follow(isDirty)
  const isPending = create.isPending || update.isPending
  useUnsavedGuard(isDirty && !isPending && !create.isSuccess)
  const languages = useLanguageOptions()
  const targets = useMemo(
    () => languages.filter(({ id }) => id !== draft.sourceLanguage),
    [languages, draft.sourceLanguage],
  )
  const choices = useUnitChoices()
  const set = (change: Partial<RoutingDraft>) => setTyped({ ...draft, ...change })
  const { units } = draft
  const name = draft.name.trim()
  const nextKey = Math.max(-1, ...units.map(({ key }) => key)) + 1
  const save = () => {
    setTried(true)
    if (!isWhole(draft)) return
    const onSuccess = (saved: ProjectRouting) => {
      setTyped(undefined)
      const onAction = () => restore.mutate({ body: bodyOf(base, saved.uuid) })
      const undo = routing && { action: { label: t('routing.undo'), onAction } }
      showToast({ tone: 'success', title: t('routing.saved', { name }), ...undo })
      onSaved(saved)
    }
    if (routing) update.mutate({ body: bodyOf(draft, routing.uuid) }, { onSuccess })
    else create.mutate({ body: bodyOf(draft) }, { onSuccess })
  }
  const error = create.error ?? update.error
  return (
    <Form label={t('routing.form')} onSubmit={save}>
      <Stack>
        <ConflictNotice conflict={update.conflict} isPending={isPending} />
        {error && (
          <InlineAlert tone="danger" isAnnounced>
            {isHttpError(error, 400) && error.issues[0] ? error.issues[0].message : errorText(error)}
          </InlineAlert>
        )}
        <Card title={t('routing.requests')}>
          <Stack>
            <FormRow>
              <TextField
                label={t('routing.name')}
                value={draft.name}
                onChange={(next) => set({ name: next })}
                maxLength={100}
                isRequired
                errorMessage={isTried && name === '' ? t('routing.nameMissing') : undefined}
              />
              <ComboBox
                label={t('routing.source')}
                isRequired
                options={languages}
                value={draft.sourceLanguage}
                onChange={(sourceLanguage) => set({ sourceLanguage })}
                errorMessage={isTried && draft.sourceLanguage === null ? t('routing.sourceMissing') : undefined}
              />
            </FormRow>
            <Switch
              isReversed
              isSelected={draft.isExclusive}
              onChange={(isExclusive) => set({ isExclusive })}
              description={t('routing.exclusiveText')}
            >
              {t('routing.exclusive')}
            </Switch>
          </Stack>
        </Card>
        {units.map((unit, at) => (
          <RoutedUnitFields
            key={unit.key}
            unit={unit}
            position={at + 1}
            choices={choices}
            languages={targets}
            taken={units.map(({ uuid }) => uuid)}
            isTried={isTried}
            onChange={(changed) => set({ units: units.map((one) => (one.key === unit.key ? changed : one)) })}
            onRemove={units.length > 1 ? () => set({ units: units.filter(({ key }) => key !== unit.key) }) : undefined}
          />
        ))}
        <Row>
          <Button icon="plus" onPress={() => set({ units: [...units, emptyUnit(nextKey)] })}>
            {t('routing.addUnit')}
          </Button>
        </Row>
        <Row>
          <Button type="submit" variant="primary" isPending={isPending} isDisabled={routing !== undefined && !isDirty}>
            {routing ? t('shell.save') : t('routing.add')}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
