import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Payout } from '@dragoman/sdk/operations/payouts'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { accountOption, usePayingAccounts } from '../use-paying-accounts.ts'
import { CsvColumns } from './CsvColumns.tsx'
import { isRightLayout, layoutBody, usualLayout, type CsvLayout } from './csv-layout.ts'
import { StatementDrop } from './StatementDrop.tsx'
import { StatementLines } from './StatementLines.tsx'

export interface StatementDialogProps {
  /** The run whose statement it is; without one, any statement. */
  payout?: Payout
  onClose: () => void
}

/** Imports a statement of a bank: shows first what it settles and returns, and what it leaves out. */
export function StatementDialog({ payout, onClose }: StatementDialogProps) {
  const accounts = usePayingAccounts()
  const [file, setFile] = useState<File>()
  const [chosen, setChosen] = useState<string>()
  const [layout, setLayout] = useState<CsvLayout>(usualLayout)
  const preview = useMutation({ ...mutation(api.payouts.importStatement), meta: { showsErrors: true } })
  const write = useMutation({ ...mutation(api.payouts.importStatement), meta: { showsErrors: true } })
  const report = preview.data
  const isCsv = file !== undefined && !/\.(xml|camt)$/i.test(file.name)
  const isProvider = payout !== undefined && payout.method !== 'BANK'
  const bankAccountUuid = chosen ?? payout?.bankAccount?.uuid ?? (isProvider ? undefined : accounts?.[0]?.uuid)
  const isRight = file !== undefined && (!isCsv || isRightLayout(layout))
  const change = (make: () => void) => {
    // A preview that is still awaited is of what was chosen before; an import under way is left to tell how it ended.
    preview.reset()
    if (!write.isPending) write.reset()
    make()
  }
  const body = () => ({
    file: file!,
    ...(bankAccountUuid !== undefined && { bankAccountUuid }),
    ...(isCsv && layoutBody(layout)),
  })
  const submit = () => {
    if (!report) return preview.mutate({ body: body(), query: { dryRun: true } })
    return write.mutate(
      { body: body() },
      {
        onSuccess: ({ settled, short, returned, incoming }) => {
          const tone = short + returned > 0 ? 'warning' : 'success'
          showToast({ tone, title: t('payouts.imported', { settled, short, returned, incoming }) })
          onClose()
        },
      },
    )
  }
  const error = write.error ?? preview.error
  const effects = report ? report.settled + report.short + report.returned + report.incoming : 0
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="wide"
      title={t('payouts.importTitle')}
      footer={
        <ActionButtons
          label={t(report ? 'payouts.importVerb' : 'payouts.preview')}
          onPress={submit}
          isDisabled={!isRight || (report !== undefined && effects === 0)}
          isPending={preview.isPending || write.isPending}
          onCancel={onClose}
        />
      }
    >
      <Stack>
        <p>{t('payouts.importText')}</p>
        <StatementDrop file={file} onFile={(next) => change(() => setFile(next))} />
        <Select
          label={t('payouts.bankAccount')}
          options={accounts?.map(accountOption)}
          value={bankAccountUuid ?? null}
          onChange={(next) => change(() => setChosen(next))}
          placeholder={t('payouts.noAccountChosen')}
          description={isProvider ? t('payouts.providerText') : undefined}
        />
        {isCsv && <CsvColumns layout={layout} onChange={(next) => change(() => setLayout(next))} />}
        {error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(error)}
          </InlineAlert>
        )}
        {report && <StatementLines report={report} />}
      </Stack>
    </Dialog>
  )
}
