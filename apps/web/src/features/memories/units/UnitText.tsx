import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { toBcp47 } from '@dragoman/sdk/locale'
import { Button } from '@dragoman/ui/Button'
import { Icon } from '@dragoman/ui/Icon'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { errorText } from '../../../errors/error-text.ts'
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
  isEditable: boolean
  /** What stands below the text. */
  meta?: ReactNode
}

/** One text of a unit, edited where it stands: by its button or a double click. */
export function UnitText({ tmUuid, tuId, locale, text, isEditable, meta }: UnitTextProps) {
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
  if (isEditing) return <UnitEditor path={{ tmUuid, tuId }} locale={locale} text={text ?? ''} onClose={close} />
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
        <button
          ref={button}
          type="button"
          className={styles.edit}
          aria-label={t('tm.unit.edit', { language })}
          title={t('tm.unit.edit', { language })}
          onClick={() => setEditing(true)}
        >
          <Icon name={text === undefined ? 'plus' : 'edit'} />
        </button>
      )}
    </div>
  )
}

interface UnitEditorProps {
  path: { tmUuid: string; tuId: number }
  locale: string
  text: string
  onClose: () => void
}

function UnitEditor({ path, locale, text, onClose }: UnitEditorProps) {
  const [typed, setTyped] = useState(text)
  const update = useMutation({ ...mutation(api.translationMemories.updateUnit), meta: { showsErrors: true } })
  const isSendable = typed.trim() !== '' && typed !== text
  const save = () => {
    if (typed === text) onClose()
    else if (isSendable) update.mutate({ path, body: { locale, text: typed } }, { onSuccess: onClose })
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
