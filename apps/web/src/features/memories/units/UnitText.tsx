import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { TranslationUnit, TranslationUnitRef } from '@dragoman/sdk/operations/translationMemories'
import { Button } from '@dragoman/ui/Button'
import { TextArea } from '@dragoman/ui/TextArea'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { valueText } from '../../../form/conflict-text.ts'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { RowEditButton } from '../../../form/RowEditButton.tsx'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { SegmentText } from '../../../display/SegmentText.tsx'
import styles from './UnitText.module.css'

export interface UnitTextProps {
  tmUuid: string
  tuId: number
  /** Locale of the text, as on the wire. */
  locale: string
  /** Undefined where there is no translation. */
  text: string | undefined
  /** The version of the text; undefined where there is none. */
  version: string | undefined
  isEditable: boolean
  /** The line below the text. */
  meta?: ReactNode
}

/** One text of a unit, edited where it stands: by its button or a double click. */
export function UnitText({ tmUuid, tuId, locale, text, version, isEditable, meta }: UnitTextProps) {
  const [isEditing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const language = languageName(locale)
  const isReturning = useRef(false)
  const close = () => {
    isReturning.current = true
    setEditing(false)
  }
  useEffect(() => {
    // The button comes back with the text, and with it the focus.
    if (isEditing || !isReturning.current) return
    isReturning.current = false
    button.current?.focus()
  }, [isEditing])
  if (isEditing) {
    return <UnitEditor path={{ tmUuid, tuId }} locale={locale} text={text ?? ''} version={version} onClose={close} />
  }
  return (
    <div className={styles.cell} onDoubleClick={isEditable ? () => setEditing(true) : undefined}>
      <div className={styles.words}>
        {text === undefined ? (
          <span className={styles.missing}>{t('tm.unit.missing')}</span>
        ) : (
          <div lang={toBcp47(locale)} dir="auto" className={styles.text}>
            <SegmentText text={text} />
          </div>
        )}
        {meta}
      </div>
      {isEditable && (
        <RowEditButton
          ref={button}
          label={t('tm.unit.edit', { language })}
          isMissing={text === undefined}
          onPress={() => setEditing(true)}
        />
      )}
    </div>
  )
}

/** A text of a unit, its source included. */
const textIn = (unit: TranslationUnit, locale: string): { text: string; version: string } | undefined =>
  locale === unit.sourceLocale
    ? { text: unit.sourceText, version: unit.version }
    : unit.targets.find((target) => target.locale === locale)

interface UnitEditorProps {
  path: { tmUuid: string; tuId: number }
  locale: string
  text: string
  version: string | undefined
  onClose: () => void
}

function UnitEditor({ path, locale, text, version, onClose }: UnitEditorProps) {
  const [typed, setTyped] = useState(text)
  const theirs = ({ unit }: TranslationUnitRef) => unit && textIn(unit, locale)
  const update = useVersionedMutation(
    api.translationMemories.updateUnit,
    { version },
    {
      readIn: (changed) => ({ version: theirs(changed)?.version }),
      meta: { showsErrors: true },
      onTakeTheirs: onClose,
    },
  )
  const isSendable = typed.trim() !== '' && typed !== text
  const save = () => {
    const params = { path, body: { locale, text: typed } }
    if (update.conflict) update.conflict.keepMine(params)
    else if (typed === text) onClose()
    else if (isSendable) update.mutate(params, { onSuccess: onClose })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
  }
  return (
    <div className={styles.editor}>
      <TextArea
        label={t('tm.unit.text', { language: languageName(locale) })}
        isLabelHidden
        value={typed}
        onChange={setTyped}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => target.setSelectionRange(typed.length, typed.length)}
        maxLength={20_000}
        rows={Math.min(8, 2 + Math.floor(typed.length / 60))}
        lang={toBcp47(locale)}
        dir="auto"
        errorMessage={update.error ? errorText(update.error) : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the text that was just asked for
        autoFocus
      />
      <ConflictNotice
        conflict={update.conflict}
        differences={
          update.conflict && [
            {
              label: languageName(locale),
              theirs: valueText(theirs(update.conflict.present)?.text),
              mine: valueText(typed),
            },
          ]
        }
        onKeepMine={save}
        isPending={update.isPending}
      />
      <div className={styles.buttons}>
        <Button size="small" variant="primary" onPress={save} isPending={update.isPending} isDisabled={!isSendable}>
          {t('shell.save')}
        </Button>
        <Button size="small" variant="quiet" onPress={onClose}>
          {t('shell.cancel')}
        </Button>
      </div>
    </div>
  )
}
