import type { TaxCode, TaxCodeInput } from '@dragoman/sdk/operations/finance'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { Suspense, useMemo, useState } from 'react'
import { TwoLines, useNarrow } from '../../display/NarrowTable.tsx'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import type { FinanceCardProps } from './finance-query.ts'
import { useFinanceSave } from './use-finance-save.ts'

const TaxCodeDialog = overlay(() => import('./TaxCodeDialog.tsx'), 'TaxCodeDialog')

const rowId = ({ uuid }: TaxCode) => uuid

/** The taxes that are added to or withheld from amounts. */
export function TaxCodes(props: FinanceCardProps) {
  const { taxCodes } = props.settings
  const [edited, setEdited] = useState<TaxCode | 'new'>()
  const { save, isPending, error, reset } = useFinanceSave(props)
  const isNarrow = useNarrow()
  const columns = useMemo(() => taxColumns(isNarrow), [isNarrow])
  const present = taxCodes as (TaxCode & TaxCodeInput)[]
  const close = () => {
    setEdited(undefined)
    reset()
  }
  const add = (
    <Button icon="plus" size="small" onPress={() => setEdited('new')}>
      {t('finance.addTaxCode')}
    </Button>
  )
  const remove = ({ uuid, name }: TaxCode) =>
    confirmDelete({
      title: t('finance.deleteTitle', { name }),
      text: t('finance.deleteTaxText'),
      run: async () => save({ taxCodes: present.filter((other) => other.uuid !== uuid) }),
    })
  return (
    <Card title={t('finance.taxCodes')} description={t('finance.taxCodesText')} isFlush actions={add}>
      <DataTable
        label={t('finance.taxCodes')}
        columns={columns}
        rows={taxCodes}
        rowId={rowId}
        isEmbedded
        rowActions={{
          cell: (tax) => (
            <MoreMenu label={t('finance.actionsFor', { name: tax.name })} size="small">
              <MenuItem icon="edit" onAction={() => setEdited(tax)}>
                {t('finance.edit')}
              </MenuItem>
              <MenuItem icon="trash" tone="danger" onAction={() => remove(tax)}>
                {t('shell.delete')}
              </MenuItem>
            </MoreMenu>
          ),
        }}
        empty={<EmptyState kind="first-use" icon="wallet" headingLevel={3} title={t('finance.noTaxCodes')} />}
      />
      {edited && (
        <Suspense>
          <TaxCodeDialog
            taxCode={edited === 'new' ? undefined : edited}
            isPending={isPending}
            error={error}
            onSave={(tax) =>
              save(
                {
                  taxCodes: tax.uuid
                    ? present.map((other) => (other.uuid === tax.uuid ? tax : other))
                    : [...present, tax],
                },
                close,
              )
            }
            onClose={close}
          />
        </Suspense>
      )}
    </Card>
  )
}

const kindOf = ({ kind }: TaxCode) => t(`finance.taxKind.${kind as TaxCodeInput['kind']}`)
const categoryOf = ({ category }: TaxCode) => t(`finance.category.${category as TaxCodeInput['category']}`)

const taxColumns = (isNarrow: boolean): Column<TaxCode>[] => {
  const rate: Column<TaxCode> = {
    id: 'rate',
    header: t('finance.rate'),
    width: 100,
    align: 'end',
    cell: (tax) => formatPercent(tax.rate / 100, 4),
  }
  const name = { id: 'name', header: t('finance.name') }
  if (isNarrow)
    return [
      {
        ...name,
        minWidth: 140,
        cell: (tax) => (
          <TwoLines below={categoryOf(tax)}>
            <bdi>{tax.name}</bdi>
          </TwoLines>
        ),
      },
      rate,
    ]
  return [
    { ...name, minWidth: 140, cell: (tax) => <bdi>{tax.name}</bdi> },
    { id: 'kind', header: t('finance.taxKind'), width: 140, cell: kindOf },
    { id: 'category', header: t('finance.category'), minWidth: 180, cell: categoryOf },
    rate,
  ]
}
