import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { Task, TaskPaymentInput } from '@dragoman/sdk/operations/tasks'
import { Button } from '@dragoman/ui/Button'
import { Dialog } from '@dragoman/ui/Dialog'
import { IconButton } from '@dragoman/ui/IconButton'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { NumberField } from '@dragoman/ui/NumberField'
import { Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { useState } from 'react'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useGuardedClose } from '../../../ground/unsaved.ts'
import { taskErrorText } from '../task-problem.ts'
import styles from './PaymentDialog.module.css'

const units = ['WORD', 'HOUR', 'DAY', 'PAGE', 'FIXED'] as const

interface Line extends Pick<TaskPaymentInput, 'unit' | 'amount' | 'rate'> {
  key: number
}

/** Sets by hand what a task pays: lines of an amount at a rate, which replace those there are. */
export function PaymentDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { currency } = task
  const [start] = useState(() => linesOf(task))
  const [lines, setLines] = useState(start)
  const update = useVersionedMutation(api.tasks.updatePayments, versionOfTask(task), {
    meta: { showsErrors: true },
    onTakeTheirs: (present) => setLines(linesOf(present)),
  })
  const leave = useGuardedClose(JSON.stringify(lines) !== JSON.stringify(start) && !update.isPending, onClose)
  const isComplete =
    lines.length > 0 && lines.every(({ amount, rate }) => Number.isFinite(amount) && Number.isFinite(rate))
  const change = (key: number, part: Partial<Line>) =>
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...part } : line)))
  const add = () =>
    setLines((before) => [
      ...before,
      { key: 1 + Math.max(0, ...before.map(({ key }) => key)), unit: 'FIXED', amount: 1, rate: Number.NaN },
    ])
  const save = () => {
    const body = lines.map(({ unit, amount, rate }) => ({ unit, amount, rate }))
    const onSuccess = ({ payableAmount }: { payableAmount: number }) => {
      showToast({ tone: 'success', title: t('tasks.payment.saved', { amount: formatMoney(payableAmount, currency) }) })
      onClose()
    }
    const params = { path: { taskUuid: task.uuid }, body }
    if (update.conflict) update.conflict.keepMine(params)
    else update.mutate(params, { onSuccess })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      size="large"
      isDismissable={false}
      title={t('tasks.payment.edit')}
      footer={
        <ActionButtons
          label={t('tasks.payment.save')}
          isDisabled={!isComplete}
          isPending={update.isPending}
          onPress={save}
          onCancel={onClose}
        />
      }
    >
      <Stack gap={16}>
        <p>{t('tasks.payment.editText')}</p>
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            <li key={line.key} aria-label={t('tasks.payment.line', { number: index + 1 })}>
              <Select
                label={t('tasks.payment.unit')}
                options={units.map((unit) => ({ id: unit, label: enumWord('costUnit', unit) }))}
                value={line.unit}
                onChange={(unit) => change(line.key, { unit: units.find((each) => each === unit)! })}
              />
              <NumberField
                label={t('tasks.payment.quantity')}
                minValue={0}
                formatOptions={{ maximumFractionDigits: 6 }}
                value={line.amount}
                onChange={(amount) => change(line.key, { amount })}
              />
              <NumberField
                label={t('tasks.payment.rateIn', { currency })}
                minValue={0}
                formatOptions={{ maximumFractionDigits: 6 }}
                value={line.rate}
                onChange={(rate) => change(line.key, { rate })}
              />
              <IconButton
                icon="trash"
                label={t('tasks.payment.removeLine', { number: index + 1 })}
                isDisabled={lines.length === 1}
                onPress={() => setLines((before) => before.filter(({ key }) => key !== line.key))}
              />
            </li>
          ))}
        </ul>
        <div>
          <Button size="small" icon="plus" onPress={add}>
            {t('tasks.payment.addLine')}
          </Button>
        </div>
        <ConflictNotice
          conflict={update.conflict}
          differences={
            update.conflict && [
              {
                label: t('tasks.pay'),
                theirs: formatMoney(update.conflict.present.payableAmount, currency),
                mine: formatMoney(sumOf(lines), currency),
              },
            ]
          }
          onKeepMine={save}
          isPending={update.isPending}
        />
        {update.error && (
          <InlineAlert tone="danger" isAnnounced>
            {taskErrorText(update.error)}
          </InlineAlert>
        )}
      </Stack>
    </Dialog>
  )
}

const versionOfTask = ({ version }: Pick<Task, 'version'>) => ({ version })

const sumOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { amount, rate }) => sum + (Number.isFinite(amount * rate) ? amount * rate : 0), 0)

/** The lines of today to begin with, where one can tell them apart; else one line of the sum. */
function linesOf({ payments = [], payableAmount = 0 }: Pick<Task, 'payments' | 'payableAmount'>): Line[] {
  const isByHand = payments.length > 0 && payments.every(({ source }) => source === 'MANUAL')
  if (!isByHand) return [{ key: 1, unit: 'FIXED', amount: 1, rate: payableAmount }]
  return payments.map(({ unit, amount, rate }, key) => ({
    key,
    unit: units.find((each) => each === unit) ?? 'FIXED',
    amount,
    rate,
  }))
}
