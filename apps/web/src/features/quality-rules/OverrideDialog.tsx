import type { QualityOverride } from '@dragoman/sdk/operations/qualityProfiles'
import type { Severity } from '@dragoman/sdk/quality-score'
import { Select } from '@dragoman/ui/Select'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { t } from '../../i18n/t.ts'
import { SeveritySelect } from '../quality/CategoryFields.tsx'
import { categoryName, type Categories } from '../quality/use-categories.ts'
import { RuleNumber } from './RuleNumber.tsx'
import { categoryTree } from './category-tree.ts'

export interface OverrideDialogProps {
  categories: Categories
  onAdd: (override: QualityOverride) => void
  onClose: () => void
}

/** Points for a category and severity; what they were before is replaced. */
export function OverrideDialog({ categories, onAdd, onClose }: OverrideDialogProps) {
  const [category, setCategory] = useState<string>()
  const [severity, setSeverity] = useState<Severity>('MINOR')
  const [points, setPoints] = useState(1)
  const save = () => {
    if (category !== undefined) onAdd({ category, severity, points })
    onClose()
  }
  return (
    <FormDialog
      title={t('qualityRules.addOverride')}
      isDirty={category !== undefined}
      isRight={category !== undefined}
      onSave={save}
      saveLabel={t('qualityRules.take')}
      isPending={false}
      error={null}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <Select
            label={t('qualityRules.category')}
            isRequired
            options={categoryTree(categories.all).map(({ category: each }) => ({
              id: each.code,
              label: categoryName(each),
            }))}
            value={category ?? null}
            onChange={setCategory}
            errorMessage={isTried && category === undefined ? t('qualityRules.categoryMissing') : undefined}
          />
          <SeveritySelect value={severity} onChange={setSeverity} />
          <RuleNumber
            label={t('qualityRules.points')}
            value={points}
            maximum={1000}
            decimals={2}
            isDisabled={false}
            onChange={setPoints}
          />
        </>
      )}
    </FormDialog>
  )
}
