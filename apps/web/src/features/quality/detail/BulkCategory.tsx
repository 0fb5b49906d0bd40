import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Review } from '@dragoman/sdk/operations/quality'
import type { Severity } from '@dragoman/sdk/quality-score'
import { Button } from '@dragoman/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { CategorySelect, SeveritySelect } from '../CategoryFields.tsx'
import styles from '../quality.module.css'
import type { Categories } from '../use-categories.ts'

export interface BulkCategoryProps {
  review: Review
  categories: Categories
  /** Their ids. */
  changes: readonly string[]
  onDone: () => void
}

/** Gives several changes the same category and severity. */
export function BulkCategory({ review, categories, changes, onDone }: BulkCategoryProps) {
  const [category, setCategory] = useState<string>()
  const [severity, setSeverity] = useState<Severity>('MINOR')
  const write = useMutation(mutation(api.quality.categorizeChanges))
  const save = () => {
    if (category === undefined) return
    write.mutate(
      { path: { reviewUuid: review.uuid }, body: { reviewChangeUuids: [...changes], category, severity } },
      {
        onSuccess: (done) => {
          showToast({ tone: 'success', title: t('quality.categorized', { count: done.length }) })
          onDone()
        },
      },
    )
  }
  return (
    <div className={styles.fields}>
      <CategorySelect categories={categories} value={category} onChange={setCategory} />
      <SeveritySelect value={severity} onChange={setSeverity} />
      <Button variant="primary" isDisabled={category === undefined} isPending={write.isPending} onPress={save}>
        {t('quality.categorize', { count: changes.length })}
      </Button>
    </div>
  )
}
