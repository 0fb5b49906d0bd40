import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TranslationUnit } from '@dragoman/sdk/operations/translationMemories'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toBcp47 } from '@dragoman/sdk/locale'
import { errorText } from '../../../errors/error-text.ts'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { SegmentText } from '../../../display/SegmentText.tsx'
import styles from './UnitTable.module.css'

/** What is about to be deleted: a unit, or its translation into one locale. */
export interface UnitDeletion {
  unit: TranslationUnit
  locale?: string
}

export interface DeleteUnitDialogProps {
  tmUuid: string
  deletion: UnitDeletion | null
  onClose: () => void
}

/** Asks before a unit or one of its translations is deleted. */
export function DeleteUnitDialog({ tmUuid, deletion, onClose }: DeleteUnitDialogProps) {
  // What it shows stays until it has closed.
  const [shown, setShown] = useState(deletion)
  if (deletion && deletion !== shown) setShown(deletion)
  const meta = { showsErrors: true }
  const removeUnit = useMutation({ ...mutation(api.translationMemories.removeUnit), meta })
  const removeSegment = useMutation({ ...mutation(api.translationMemories.removeSegment), meta })
  if (!shown) return null
  const { unit, locale } = shown
  const remove = locale ? removeSegment : removeUnit
  const path = { tmUuid, tuId: unit.id }
  const close = () => {
    removeUnit.reset()
    removeSegment.reset()
    onClose()
  }
  const confirm = () =>
    locale
      ? removeSegment.mutate({ path, query: { locale } }, { onSuccess: close })
      : removeUnit.mutate({ path }, { onSuccess: close })
  const text = locale ? unit.targets.find((target) => target.locale === locale)?.text : unit.sourceText
  return (
    <ConfirmDialog
      title={locale ? t('tm.unit.deleteTarget', { language: languageName(locale) }) : t('tm.unit.delete')}
      tone="danger"
      isOpen={deletion !== null}
      onOpenChange={close}
      onConfirm={confirm}
      isPending={remove.isPending}
      errorMessage={remove.error ? errorText(remove.error) : undefined}
      labels={{
        confirm: t('shell.delete'),
      }}
    >
      <p>{locale ? t('tm.unit.deleteTargetText') : t('tm.unit.deleteText', { count: unit.targets.length })}</p>
      <blockquote lang={toBcp47(locale ?? unit.sourceLocale)} dir="auto" className={styles.text}>
        <SegmentText text={text ?? ''} />
      </blockquote>
    </ConfirmDialog>
  )
}
