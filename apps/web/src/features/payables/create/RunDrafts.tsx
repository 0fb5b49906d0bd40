import type {
  PayableDraft,
  PayableRunResult,
  PayableTaxCode,
  PayableTaxOverride,
} from '@dragoman/sdk/operations/payables'
import { Person } from '@dragoman/ui/Avatar'
import { Button } from '@dragoman/ui/Button'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Icon } from '@dragoman/ui/Icon'
import { Row } from '@dragoman/ui/Page'
import { TextButton } from '@dragoman/ui/TextButton'
import { Suspense, useMemo, useState } from 'react'
import { formatAmounts, formatMoney } from '../../../i18n/format-amounts.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import styles from '../payables.module.css'
import { taxReasonText } from '../tax-reason-text.ts'

const rowId = ({ vendor, currency }: PayableDraft) => `${vendor.uuid} ${currency}`

const ChangeTax = overlay(() => import('./ChangeTax.tsx'), 'ChangeTax')

export interface RunDraftsProps {
  result: PayableRunResult
  taxCodes: readonly PayableTaxCode[]
  /** Linguists to whom another tax than by rule applies. */
  overrides: readonly PayableTaxOverride[]
  onOverride: (overrides: PayableTaxOverride[]) => void
  isRefreshing: boolean
}

/** The payables that a run would create, each with its tax, which can be another than by rule. */
export function RunDrafts({ result, taxCodes, overrides, onOverride, isRefreshing }: RunDraftsProps) {
  const [changing, setChanging] = useState<PayableDraft>()
  const mayChange = taxCodes.length > 0
  const columns = useMemo(() => draftColumns(mayChange ? setChanging : undefined), [mayChange])
  const change = (uuid: string, next?: Omit<PayableTaxOverride, 'vendorUuid'>) => {
    const others = overrides.filter(({ vendorUuid }) => vendorUuid !== uuid)
    onOverride(next ? [...others, { vendorUuid: uuid, ...next }] : others)
    setChanging(undefined)
  }
  return (
    <>
      {result.payables > 0 && (
        <p>
          {t('payables.forTasks', {
            payables: t('payables.count', { count: result.payables }),
            tasks: t('payables.taskCount', { count: result.tasks }),
            amount: formatAmounts(result.totals),
          })}
        </p>
      )}
      <DataTable
        label={t('payables.preview')}
        columns={columns}
        rows={result.drafts}
        rowId={rowId}
        isRefreshing={isRefreshing}
        isEmbedded
        empty={
          <EmptyState kind="first-use" icon="wallet" headingLevel={3} title={t('payables.nothingDelivered')}>
            {t('payables.nothingDeliveredText')}
          </EmptyState>
        }
      />
      {overrides.length > 0 && (
        <Row>
          <Button size="small" onPress={() => onOverride([])}>
            {t('payables.taxesByRule', { count: overrides.length })}
          </Button>
        </Row>
      )}
      <Suspense>
        {changing && (
          <ChangeTax
            draft={changing}
            taxCodes={taxCodes}
            onChange={(next) => change(changing.vendor.uuid, next)}
            onClose={() => setChanging(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

const draftColumns = (onChangeTax: ((draft: PayableDraft) => void) | undefined): Column<PayableDraft>[] => [
  {
    id: 'linguist',
    header: t('payables.linguist'),
    isFlexible: true,
    cell: ({ vendor }) => <Person name={vendor.name} src={vendor.avatar} />,
  },
  { id: 'tasks', header: t('payables.tasks'), align: 'end', cell: ({ tasks }) => formatNumber(tasks) },
  {
    id: 'missing',
    header: t('payables.method'),
    cell: ({ missingAccountingInfo }) =>
      missingAccountingInfo && (
        <span className={styles.missing}>
          <Icon name="warning" />
          {t('payables.noMethod')}
        </span>
      ),
  },
  {
    id: 'tax',
    header: t('payables.taxColumn'),
    cell: (draft) => <TaxOfDraft draft={draft} onChange={onChangeTax && (() => onChangeTax(draft))} />,
  },
  {
    id: 'amount',
    header: t('payables.amount'),
    align: 'end',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
]

function TaxOfDraft({ draft, onChange }: { draft: PayableDraft; onChange: (() => void) | undefined }) {
  const { taxCode, taxReason, taxOverride, vendor } = draft
  return (
    <span className={styles.taxOfDraft}>
      <span title={taxOverride ?? (taxReason && taxReasonText(taxReason))}>
        {taxCode ? t('payables.tax', { name: taxCode.name, rate: taxCode.rate }) : t('payables.noTax')}
      </span>
      {taxOverride !== undefined && <bdi className={styles.muted}>{taxOverride}</bdi>}
      {onChange && (
        <TextButton aria-label={t('payables.changeTaxOf', { name: vendor.name })} onPress={onChange}>
          {t('payables.changeTax')}
        </TextButton>
      )}
    </span>
  )
}
