import type { QualityOverride } from '@dragoman/sdk/operations/qualityProfiles'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { IconButton } from '@dragoman/ui/IconButton'
import { Suspense, useMemo, useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import { severityWord } from '../quality/review-words.ts'
import { useCategories, type Categories } from '../quality/use-categories.ts'
import type { ProfileFieldsProps } from './ScoreFields.tsx'
import styles from './quality-rules.module.css'

const OverrideDialog = overlay(() => import('./OverrideDialog.tsx'), 'OverrideDialog')

const rowId = ({ category, severity }: QualityOverride) => `${category} ${severity}`

/** The points of some categories and severities, in place of severity times weight. */
export function OverrideList({ values, set, isLocked }: ProfileFieldsProps) {
  const [isAdding, setAdding] = useState(false)
  const categories = useCategories()
  const { overrides } = values
  const rowActions = useMemo(
    () => ({
      width: 56,
      cell: (row: QualityOverride) => (
        <IconButton
          icon="trash"
          size="small"
          label={t('qualityRules.removeOverride', {
            category: categories.nameOf(row.category),
            severity: severityWord(row.severity),
          })}
          onPress={() => set({ overrides: overrides.filter((other) => rowId(other) !== rowId(row)) })}
        />
      ),
    }),
    [categories, overrides, set],
  )
  return (
    <Card
      title={t('qualityRules.field.overrides')}
      description={t('qualityRules.overridesText')}
      isFlush={overrides.length > 0}
      actions={
        !isLocked && (
          <Button icon="plus" size="small" onPress={() => setAdding(true)}>
            {t('qualityRules.addOverride')}
          </Button>
        )
      }
    >
      {overrides.length === 0 ? (
        <p className={styles.hint}>{t('qualityRules.noOverrides')}</p>
      ) : (
        <DataTable
          label={t('qualityRules.field.overrides')}
          columns={columns(categories)}
          rows={overrides}
          rowId={rowId}
          {...(!isLocked && { rowActions })}
          empty={null}
          isEmbedded
        />
      )}
      <Suspense>
        {isAdding && (
          <OverrideDialog
            categories={categories}
            onAdd={(added) =>
              set({ overrides: [...overrides.filter((other) => rowId(other) !== rowId(added)), added] })
            }
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </Card>
  )
}

const columns = (categories: Categories): Column<QualityOverride>[] => [
  {
    id: 'category',
    header: t('qualityRules.category'),
    minWidth: 180,
    cell: ({ category }) => <bdi>{categories.nameOf(category)}</bdi>,
  },
  {
    id: 'severity',
    header: t('qualityRules.severity'),
    width: 144,
    cell: ({ severity }) => severityWord(severity),
  },
  {
    id: 'points',
    header: t('qualityRules.points'),
    width: 112,
    align: 'end',
    cell: ({ points }) => formatNumber(points),
  },
]
