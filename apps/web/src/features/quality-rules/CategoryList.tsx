import type { ReviewCategory } from '@dragoman/sdk/operations/reviewCategories'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { Badge } from '@dragoman/ui/StatusBadge'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { Suspense, useMemo, useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import { categoryName } from '../quality/use-categories.ts'
import { CategoryMenu } from './CategoryMenu.tsx'
import { categoryTree, type TreeRow } from './category-tree.ts'
import styles from './quality-rules.module.css'

const CategoryDialog = overlay(() => import('./CategoryDialog.tsx'), 'CategoryDialog')

type Opened = { category?: ReviewCategory; parent?: string }

const rowId = ({ category }: TreeRow) => category.uuid

/** The categories of errors as a tree: those of the product, which are switched, and the account's own. */
export function CategoryList({ categories }: { categories: readonly ReviewCategory[] }) {
  const [open, setOpen] = useState<Opened>()
  const rows = useMemo(() => categoryTree(categories), [categories])
  const rowActions = useMemo(
    () => ({
      width: 56,
      cell: ({ category }: TreeRow) => (
        <CategoryMenu
          category={category}
          onEdit={() => setOpen({ category })}
          onAddPart={() => setOpen({ parent: category.code })}
        />
      ),
    }),
    [],
  )
  return (
    <Card
      title={t('qualityRules.categories')}
      isFlush
      actions={
        <Button icon="plus" size="small" onPress={() => setOpen({})}>
          {t('qualityRules.addCategory')}
        </Button>
      }
    >
      <DataTable
        label={t('qualityRules.categories')}
        columns={columns(categories)}
        rows={rows}
        rowId={rowId}
        rowActions={rowActions}
        empty={null}
        isEmbedded
      />
      <Suspense>
        {open && (
          <CategoryDialog
            {...open}
            parents={rows.map(({ category }) => ({ code: category.code, name: categoryName(category) }))}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </Card>
  )
}

function columns(all: readonly ReviewCategory[]): Column<TreeRow>[] {
  const parentOf = ({ parent }: ReviewCategory) => all.find(({ code }) => code === parent)
  return [
    {
      id: 'name',
      header: t('qualityRules.name'),
      minWidth: 200,
      cell: ({ category, depth }) => {
        const parent = parentOf(category)
        return (
          <span className={styles.name} data-depth={Math.min(depth, 3)}>
            <bdi>{categoryName(category)}</bdi>
            {parent && <VisuallyHidden>{t('qualityRules.isPartOf', { name: categoryName(parent) })}</VisuallyHidden>}
            {!category.system && <Badge tone="info">{t('qualityRules.ownOne')}</Badge>}
          </span>
        )
      },
    },
    {
      id: 'counts',
      header: t('qualityRules.counts'),
      width: 144,
      cell: ({ category }) => t(category.affectsScore ? 'shell.yes' : 'shell.no'),
    },
    {
      id: 'weight',
      header: t('qualityRules.weight'),
      width: 112,
      align: 'end',
      cell: ({ category }) => (category.affectsScore ? formatNumber(category.weight) : '–'),
    },
    {
      id: 'state',
      header: t('qualityRules.state'),
      width: 152,
      cell: ({ category }) => (
        <Badge tone={category.available ? 'success' : 'neutral'}>{t(`qualityRules.state.${stateOf(category)}`)}</Badge>
      ),
    },
  ]
}

const stateOf = ({ active, available }: ReviewCategory) => (available ? 'USED' : active ? 'HIDDEN' : 'OFF')
