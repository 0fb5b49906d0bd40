import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { TranslationUnit } from '@dragoman/sdk/operations/translationMemories'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { SegmentText } from '../../../display/SegmentText.tsx'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from './UnitTable.module.css'

/** A deletion: of a translation unit, or of its translation into one locale. */
export interface UnitDeletion {
  unit: TranslationUnit
  locale?: string
}

/** Deletes a translation unit or one of its translations, once that is confirmed. */
export function useDeleteUnit(tmUuid: string): (deletion: UnitDeletion) => void {
  const meta = { showsErrors: true }
  const { mutateAsync: removeUnit } = useMutation({ ...mutation(api.translationMemories.removeUnit), meta })
  const { mutateAsync: removeSegment } = useMutation({ ...mutation(api.translationMemories.removeSegment), meta })
  return useCallback(
    ({ unit, locale }) => {
      const path = { tmUuid, tuId: unit.id }
      const text = locale ? unit.targets.find((target) => target.locale === locale)?.text : unit.sourceText
      confirmDelete({
        title: locale ? t('tm.unit.deleteTarget', { language: languageName(locale) }) : t('tm.unit.delete'),
        text: (
          <>
            <p>{locale ? t('tm.unit.deleteTargetText') : t('tm.unit.deleteText', { count: unit.targets.length })}</p>
            <blockquote lang={toBcp47(locale ?? unit.sourceLocale)} dir="auto" className={styles.text}>
              <SegmentText text={text ?? ''} />
            </blockquote>
          </>
        ),
        run: () => (locale ? removeSegment({ path, query: { locale } }) : removeUnit({ path })),
      })
    },
    [tmUuid, removeUnit, removeSegment],
  )
}
