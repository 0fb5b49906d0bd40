import { useFollow } from '@dragoman/hooks/jobs'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PayableTaxOverride } from '@dragoman/sdk/operations/payables'
import { Button } from '@dragoman/ui/Button'
import { DatePicker } from '@dragoman/ui/DatePicker'
import { Dialog } from '@dragoman/ui/Dialog'
import { FormRow } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { NumberField } from '@dragoman/ui/NumberField'
import { Stack } from '@dragoman/ui/Page'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { helpOn } from '../../../display/help/Help.tsx'
import { errorText } from '../../../errors/error-text.ts'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { LeftOut } from './LeftOut.tsx'
import { RunDrafts } from './RunDrafts.tsx'
import { usePreview } from './use-preview.ts'
import { dayText, usualPeriod, type RunPeriod } from './run-period.ts'

/** Resources that a run changes. */
const changes = ['payables', 'tasks', 'projects', 'home', 'activity']

/** Creates the payables of a period: shows them before, and who is left out and why; nothing is written until then. */
export function CreatePayables({ onClose }: { onClose: () => void }) {
  const [period, setPeriod] = useState<RunPeriod>(() => usualPeriod(Date.now()))
  const [minimumTotal, setMinimumTotal] = useState(Number.NaN)
  const [taxOverrides, setTaxOverrides] = useState<PayableTaxOverride[]>([])
  const set = (change: Partial<RunPeriod>) => setPeriod({ ...period, ...change })
  const body = {
    startDate: dayText(period.start),
    endDate: dayText(period.end),
    dueDate: dayText(period.due),
    ...(!Number.isNaN(minimumTotal) && { minimumTotal }),
    ...(taxOverrides.length > 0 && { taxOverrides }),
  }
  const isRight = period.start <= period.end
  const preview = usePreview(body, isRight)
  const create = useMutation({ ...mutation(api.payables.create), meta: { showsErrors: true } })
  const batchUuid = create.data?.batchUuid
  const { state: run, error: lost } = useFollow(
    api.payables.getRun,
    batchUuid === undefined ? undefined : { path: { batchUuid } },
    changes,
  )
  const isTold = useRef(false)
  useEffect(() => {
    if (!run || run.status === 'STARTED' || run.status === 'FAILED' || isTold.current) return
    isTold.current = true
    showToast({ tone: 'success', title: t('payables.created', { count: run.result.payables }) })
    onClose()
  }, [run, onClose])
  const result = preview.data?.result
  const isUnderWay = create.isPending || (batchUuid !== undefined && run?.status !== 'FAILED')
  const problem = create.error ?? lost ?? preview.error
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="wide"
      title={t('payables.createCount', { count: 0 })}
      footer={
        isUnderWay ? (
          <Button onPress={onClose}>{t('shell.close')}</Button>
        ) : (
          <ActionButtons
            label={t('payables.createCount', { count: result?.payables ?? 0 })}
            isDisabled={!isRight || !result || result.payables === 0 || preview.isPlaceholderData}
            onPress={() => create.mutate({ body })}
            onCancel={onClose}
          />
        )
      }
    >
      <Stack>
        <FormRow>
          <DatePicker
            label={t('payables.from')}
            value={period.start}
            onChange={(start) => start !== null && set({ start })}
            timeZone="UTC"
            isDisabled={isUnderWay}
          />
          <DatePicker
            label={t('payables.to')}
            value={period.end}
            onChange={(end) => end !== null && set({ end })}
            timeZone="UTC"
            isDisabled={isUnderWay}
            errorMessage={isRight ? undefined : t('payables.wrongPeriod')}
          />
          <DatePicker
            label={t('payables.due')}
            value={period.due}
            onChange={(due) => due !== null && set({ due })}
            timeZone="UTC"
            isDisabled={isUnderWay}
          />
          <NumberField
            label={t('payables.minimumTotal')}
            help={helpOn('carriedOver')}
            description={t('payables.minimumTotalText')}
            isOptional
            minValue={0}
            maxValue={1_000_000}
            value={minimumTotal}
            onChange={setMinimumTotal}
            isDisabled={isUnderWay}
          />
        </FormRow>
        {preview.data?.timezone !== undefined && (
          <p>{t('payables.companyDays', { timezone: preview.data.timezone })}</p>
        )}
        {problem && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(problem)}
          </InlineAlert>
        )}
        {run?.status === 'FAILED' && (
          <InlineAlert tone="danger" isAnnounced>
            {t('payables.runFailed')}
          </InlineAlert>
        )}
        {isUnderWay ? (
          <ProgressBar label={t('payables.creating')} />
        ) : result ? (
          <>
            <RunDrafts
              result={result}
              taxCodes={preview.data?.taxCodes ?? []}
              overrides={taxOverrides}
              onOverride={setTaxOverrides}
              isRefreshing={preview.isPlaceholderData}
            />
            <LeftOut result={result} />
          </>
        ) : (
          !problem && isRight && <Skeleton lines={6} />
        )}
      </Stack>
    </Dialog>
  )
}
