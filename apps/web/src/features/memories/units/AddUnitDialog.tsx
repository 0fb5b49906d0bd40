import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { Dialog } from '@dragoman/ui/Dialog'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Select } from '@dragoman/ui/Select'
import { TextArea } from '@dragoman/ui/TextArea'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { helpOn } from '../../../display/help/Help.tsx'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { errorText, fieldErrors } from '../../../errors/error-text.ts'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'

const formId = 'add-unit'

export interface AddUnitDialogProps {
  memory: TranslationMemory
  isOpen: boolean
  onClose: () => void
}

/** Writes a unit by hand. One that is there already is replaced only after it was shown. */
export function AddUnitDialog({ memory, isOpen, onClose }: AddUnitDialogProps) {
  const [sourceText, setSourceText] = useState('')
  const [targetText, setTargetText] = useState('')
  const [targetLocale, setTargetLocale] = useState(memory.targetLocales[0]!)
  const [contextKey, setContextKey] = useState('')
  const create = useMutation({ ...mutation(api.translationMemories.createUnit), meta: { showsErrors: true } })
  const present = presentText(create.error)
  const close = () => {
    create.reset()
    onClose()
  }
  const send = (override: boolean) =>
    create.mutate(
      {
        path: { tmUuid: memory.uuid },
        query: { override },
        body: {
          sourceLocale: memory.sourceLocale,
          sourceText,
          targetLocale,
          targetText,
          ...(contextKey && { sourceContext: { contextKey } }),
        },
      },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('tm.unit.added') })
          setSourceText('')
          setTargetText('')
          setContextKey('')
          close()
        },
      },
    )
  const problems = fieldErrors(create.error)
  return (
    <Dialog
      title={t('tm.unit.add')}
      isOpen={isOpen}
      onOpenChange={close}
      isDismissable={false}
      footer={
        <ActionButtons
          label={present === undefined ? t('shell.save') : t('tm.unit.replace')}
          form={formId}
          variant={present === undefined ? 'primary' : 'danger'}
          isPending={create.isPending}
          isDisabled={!sourceText.trim() || !targetText.trim()}
          onCancel={close}
        />
      }
    >
      <Form id={formId} errors={problems} onSubmit={() => send(present !== undefined)}>
        <FormLayout width="full">
          {present !== undefined && (
            <InlineAlert tone="warning" title={t('tm.unit.taken')} isAnnounced>
              <q lang={toBcp47(targetLocale)} dir="auto">
                {present}
              </q>
            </InlineAlert>
          )}
          {create.error && present === undefined && Object.keys(problems).length === 0 && (
            <InlineAlert tone="danger" isAnnounced>
              {errorText(create.error)}
            </InlineAlert>
          )}
          <TextArea
            name="sourceText"
            label={languageName(memory.sourceLocale)}
            value={sourceText}
            onChange={setSourceText}
            maxLength={20_000}
            lang={toBcp47(memory.sourceLocale)}
            dir="auto"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
            autoFocus
          />
          {memory.targetLocales.length > 1 && (
            <Select
              name="targetLocale"
              label={t('tm.unit.language')}
              options={memory.targetLocales.map((locale) => ({ id: locale, label: languageName(locale) }))}
              value={targetLocale}
              onChange={(locale) => {
                setTargetLocale(locale)
                create.reset()
              }}
            />
          )}
          <TextArea
            name="targetText"
            label={languageName(targetLocale)}
            value={targetText}
            onChange={setTargetText}
            maxLength={20_000}
            lang={toBcp47(targetLocale)}
            dir="auto"
          />
          <TextField
            name="contextKey"
            label={t('tm.unit.contextKey')}
            help={helpOn('contextKey')}
            isOptional
            description={t('tm.unit.contextKeyText')}
            value={contextKey}
            onChange={setContextKey}
            maxLength={1000}
            autoComplete="off"
          />
        </FormLayout>
      </Form>
    </Dialog>
  )
}

/** The translation that is there already, where that is why the server refused; undefined otherwise. */
function presentText(error: Error | null): string | undefined {
  if (!isHttpError(error, 409) || typeof error.data !== 'object' || error.data === null) return undefined
  const { data } = error
  return 'targetText' in data && typeof data.targetText === 'string' ? data.targetText : undefined
}
