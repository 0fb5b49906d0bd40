import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { UserRateChange, UserRateChangeResult, UserRateLine } from '@dragoman/sdk/operations/userRates'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { NumberField } from '@dragoman/ui/NumberField'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Select } from '@dragoman/ui/Select'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { formatUnitPrice } from '../../../i18n/format-amounts.ts'
import { enumWord, hasMessage, t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { pairName } from '../rate-changes.ts'
import { rateNames } from './rate-names.ts'

export interface ChangeRatesDialogProps {
  lines: readonly UserRateLine[]
  onDone: () => void
  onClose: () => void
}

type Rate = UserRateChange['rate']

/** Rates that are changed at once. */
const most = 500

/** Changes one rate of many lines: first what becomes of each, then the change. */
export function ChangeRatesDialog({ lines, onDone, onClose }: ChangeRatesDialogProps) {
  const [rate, setRate] = useState<Rate>('wordRate')
  const [kind, setKind] = useState<'percent' | 'amount'>('percent')
  const [value, setValue] = useState(Number.NaN)
  const [preview, setPreview] = useState<UserRateChangeResult>()
  const change = useMutation({ ...mutation(api.userRates.createAll), meta: { showsErrors: true } })
  const isRight = !Number.isNaN(value) && value !== 0 && lines.length <= most
  const touched = <Value,>(set: (value: Value) => void) => {
    return (next: Value) => {
      setPreview(undefined)
      set(next)
    }
  }
  const send = (dryRun: boolean, onSuccess: (result: UserRateChangeResult) => void) => {
    const rateDetailUuids = lines.map(({ uuid }) => uuid)
    change.mutate({ body: { rateDetailUuids, rate, [kind]: value, dryRun } }, { onSuccess })
  }
  const submit = () => {
    if (!preview) return send(true, setPreview)
    send(false, ({ changed }) => {
      showToast({ tone: 'success', title: t('rates.changedMany', { count: changed }) })
      onDone()
      onClose()
    })
  }
  return (
    <FormDialog
      title={t('rates.changeManyTitle', { count: lines.length })}
      isDirty={!Number.isNaN(value)}
      isRight={isRight}
      isDisabled={preview?.changed === 0}
      onSave={submit}
      saveLabel={preview ? t('rates.changeNow', { count: preview.changed }) : t('rates.preview')}
      isPending={change.isPending}
      error={change.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {lines.length > most && <InlineAlert tone="danger">{t('rates.tooMany', { count: most })}</InlineAlert>}
          <Select
            label={t('rates.whichRate')}
            options={rateNames.map((id) => ({ id, label: t(`rates.all.${id}`) }))}
            value={rate}
            onChange={touched((next) => setRate(next as Rate))}
          />
          <SegmentedControl
            label={t('rates.changeBy')}
            options={[
              { id: 'percent', label: t('rates.byPercent') },
              { id: 'amount', label: t('rates.byAmount') },
            ]}
            value={kind}
            onChange={touched(setKind)}
          />
          <NumberField
            label={t(kind === 'percent' ? 'rates.byPercent' : 'rates.byAmount')}
            description={t('rates.changeText')}
            value={value}
            onChange={touched(setValue)}
            {...(kind === 'percent' && { minValue: -99, maxValue: 1000 })}
            formatOptions={{ maximumFractionDigits: kind === 'percent' ? 2 : 6 }}
            errorMessage={isTried && !isRight ? t('rates.changeMissing') : undefined}
          />
          {preview && <Preview lines={lines} result={preview} />}
        </>
      )}
    </FormDialog>
  )
}

interface PreviewRow {
  line: UserRateLine
  what: UserRateChangeResult['lines'][number]
}

const rowId = ({ line }: PreviewRow) => line.uuid

function Preview({ lines, result }: { lines: readonly UserRateLine[]; result: UserRateChangeResult }) {
  const known = new Map(result.lines.map((each) => [each.rateDetailUuid, each]))
  const rows = lines.flatMap((line) => {
    const what = known.get(line.uuid)
    return what ? [{ line, what }] : []
  })
  return (
    <>
      <InlineAlert tone={result.refused > 0 ? 'warning' : 'info'} isAnnounced>
        {t('rates.previewCounts', { changed: result.changed, refused: result.refused })}
      </InlineAlert>
      <DataTable
        label={t('rates.preview')}
        columns={previewColumns()}
        rows={rows}
        rowId={rowId}
        isEmbedded
        empty={null}
      />
    </>
  )
}

const previewColumns = (): Column<PreviewRow>[] => [
  {
    id: 'name',
    header: t('users.name'),
    minWidth: 160,
    cell: ({ line }) => (
      <>
        <bdi>{line.user.name}</bdi> · {pairName(...pairOf(line))} · {enumWord('workflow', line.workflow)}
      </>
    ),
  },
  { id: 'change', header: t('rates.changeBy'), minWidth: 140, align: 'end', cell: changeWords },
]

function pairOf({ languagePair }: UserRateLine): [string, string] {
  const [source = '', target = ''] = languagePair.split(':')
  return [source, target]
}

function changeWords({ line: { currency }, what: { from, to, refusal } }: PreviewRow): string {
  if (refusal !== undefined) {
    const id = `rates.refusal.${refusal}`
    return hasMessage(id) ? t(id) : refusal
  }
  const shown = (value: number | undefined) => (value === undefined ? '' : formatUnitPrice(value, currency))
  return t('rates.change', { old: shown(from), next: shown(to) })
}
