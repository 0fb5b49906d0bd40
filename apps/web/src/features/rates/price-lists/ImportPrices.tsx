import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PriceImport, PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import type { Workflow } from '@dragoman/sdk/operations/workflows'
import { ifMatch } from '@dragoman/sdk/versions'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { ImportFrame } from '../../../imports/ImportFrame.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { ImportReport } from './ImportReport.tsx'
import { priceListBody } from './price-list-values.ts'

export interface ImportPricesProps {
  list: PriceListDetail
  steps: readonly Workflow[]
  onClose: () => void
}

/** Imports prices from a table: first what each of its lines does, and then all of them or none. */
export function ImportPrices({ list, steps, onClose }: ImportPricesProps) {
  const [file, setFile] = useState<File>()
  const [removeOthers, setRemoveOthers] = useState(false)
  const [report, setReport] = useState<PriceImport>()
  const [opened] = useState(list)
  const path = { priceListUUID: list.uuid }
  const headers = ifMatch({ version: opened.version })
  const send = useMutation({ ...mutation(api.priceLists.importPrices), meta: { showsErrors: true } })
  const { mutate: restore } = useMutation(mutation(api.priceLists.update))
  const check = (chosen: File, others: boolean) => {
    setFile(chosen)
    setRemoveOthers(others)
    setReport(undefined)
    const query = { dryRun: true, removeOthers: others }
    send.mutate({ path, query, headers, body: { file: chosen } }, { onSuccess: setReport })
  }
  const undo = (version: number) => restore({ path, body: priceListBody({ ...opened, version }) })
  const submit = () => {
    if (!file) return
    send.mutate(
      { path, query: { removeOthers }, headers, body: { file } },
      {
        onSuccess: (done) => {
          if (!done.isImported) return setReport(done)
          showToast({
            tone: 'success',
            title: t('rates.imported', { count: done.added + done.changed + done.removed }),
            action: { label: t('rates.undo'), onAction: () => undo(done.version) },
          })
          onClose()
        },
      },
    )
  }
  return (
    <ImportFrame
      title={t('rates.importTitle')}
      text={t('rates.importText')}
      file={file}
      onFile={(chosen) => check(chosen, removeOthers)}
      counts={report}
      notTaken={report?.notTaken}
      error={send.error}
      isPending={send.isPending}
      onImport={submit}
      onClose={onClose}
      options={
        <Checkbox
          isSelected={removeOthers}
          isDisabled={send.isPending}
          onChange={(others) => (file ? check(file, others) : setRemoveOthers(others))}
          description={t('rates.importOthersText')}
        >
          {t('rates.importOthers')}
        </Checkbox>
      }
    >
      {report && report.lines.length > 0 && (
        <ImportReport lines={report.lines} currency={list.currency} steps={steps} />
      )}
    </ImportFrame>
  )
}
