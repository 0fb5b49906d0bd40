import type { Workflow } from '@dragoman/sdk/operations/workflows'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Suspense, useMemo, useState } from 'react'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import type { PairPrice } from './pair-price.ts'
import { PairPriceDialog, type PriceField } from './PairPriceDialog.tsx'
import { priceActions } from './price-actions.tsx'
import { tellSaved } from './use-edited.ts'

/** The lines of a rate or a price list, in one of its versions. */
export interface PairPriceTableProps<Line extends { uuid: string }> {
  /** Accessible name. */
  label: string
  /** The version that the lines are of. */
  version: number
  /** Memoized, as the columns are. */
  lines: Line[]
  columns: Column<Line>[]
  empty: { title: string; text: string }
  currency: string
  steps: readonly Workflow[]
  isLocked: boolean
  /** The dialog for a new line is open. */
  isAdding: boolean
  onAdded: () => void
  nameOf: (line: Line) => string
  valuesOf: (line: Line) => PairPrice
  fields: readonly PriceField[]
  /** Prices may hold for every step. */
  hasAllSteps: boolean
  /** Whether a line has this language pair and step already. */
  isTaken: (price: PairPrice) => boolean
  save: {
    isPending: boolean
    error: Error | null
    reset: () => void
    /** `version` is the one that the dialog was opened with. */
    start: (
      price: PairPrice,
      version: number,
      options: { onSuccess: (saved: { version: number }) => void; onError: () => void },
    ) => void
  }
  /** The later effect of the saved version: on prices of projects, or on linguists' pay. */
  savedFor: 'prices' | 'pay'
  onRemove: (line: Line, options: { onSuccess: (left: { version: number }) => void }) => void
  /** Undoes a removal; `version` is the one that it has left. */
  onRestore: (line: Line, version: number) => void
}

const rowId = ({ uuid }: { uuid: string }) => uuid
const isSamePair = (one: PairPrice, other: PairPrice) =>
  one.source === other.source && one.target === other.target && one.step === other.step

const nothing: PairPrice = { source: null, target: null, step: null, amounts: {} }

/** Prices by language pair and step. Each is saved on its own, as a new version of what they belong to. */
export function PairPriceTable<Line extends { uuid: string }>(props: PairPriceTableProps<Line>) {
  const { lines, currency, steps, isLocked, isAdding, fields, hasAllSteps, valuesOf, save } = props
  const [edited, setEdited] = useState<Line>()
  const [opened, setOpened] = useState<number>()
  const [isRefused, setRefused] = useState(false)
  const isOpen = edited !== undefined || isAdding
  if (isOpen !== (opened !== undefined)) setOpened(isOpen ? props.version : undefined)
  const actions = useMemo(
    () => ({
      label: t('rates.actions'),
      width: 96,
      cell: priceActions<Line>({ nameOf: props.nameOf, onEdit: setEdited, onRemove: (line) => remove(line) }),
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the lines change with each version
    [lines, steps],
  )
  const remove = (line: Line) => {
    const name = props.nameOf(line)
    const onSuccess = ({ version }: { version: number }) =>
      showToast({
        tone: 'success',
        title: t('rates.priceRemoved', { name }),
        action: { label: t('rates.undo'), onAction: () => props.onRestore(line, version) },
      })
    props.onRemove(line, { onSuccess })
  }
  const close = () => {
    setEdited(undefined)
    setRefused(false)
    save.reset()
    props.onAdded()
  }
  const submit = (price: PairPrice) =>
    save.start(price, isRefused || opened === undefined ? props.version : opened, {
      onSuccess: (saved) => {
        close()
        tellSaved(saved, props.savedFor)
      },
      // The table shows the present state by then, and the dialog says who changed it: saving again is meant so.
      onError: () => setRefused(true),
    })
  return (
    <>
      <DataTable
        label={props.label}
        columns={props.columns}
        rows={lines}
        rowId={rowId}
        rowActions={isLocked ? undefined : actions}
        isEmbedded
        empty={
          <EmptyState kind="first-use" icon="translate" headingLevel={3} title={props.empty.title}>
            {props.empty.text}
          </EmptyState>
        }
      />
      {isOpen && (
        <Suspense>
          <PairPriceDialog
            title={edited ? t('rates.changePrice') : t('rates.addPrice')}
            currency={currency}
            price={edited ? valuesOf(edited) : nothing}
            isChange={edited !== undefined}
            hasAllSteps={hasAllSteps}
            steps={steps}
            fields={fields}
            isTaken={props.isTaken}
            presentOf={(price) => lines.map(valuesOf).find((line) => isSamePair(line, price))}
            onTakeTheirs={() => {
              setOpened(props.version)
              setRefused(false)
              save.reset()
            }}
            isPending={save.isPending}
            error={save.error}
            onSave={submit}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
