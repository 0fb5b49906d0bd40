import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PriceImport, PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import type { Workflow } from '@dragoman/sdk/operations/workflows'
import { ifMatch } from '@dragoman/sdk/versions'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Dialog } from '@dragoman/ui/Dialog'
import { FileDrop } from '@dragoman/ui/FileDrop'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../shell/toasts.ts'
import { ImportReport } from './ImportReport.tsx'
import { priceListBody } from './price-list-values.ts'

export interface ImportPricesProps {
  list: PriceListDetail
  steps: readonly Workflow[]
  onClose: () => void
}

/** Imports prices from a table: first what each of its lines does, and then all of them or none. */
export function ImportPrices({ list, steps, onClose }: ImportPricesProps) {
  const formId = useId()
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
  const state = send.isPending ? 'uploading' : send.error ? 'error' : 'done'
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={onClose}
      isDismissable={false}
      title={t('rates.importTitle')}
      footer={
        <ActionButtons
          label={t('rates.import')}
          form={formId}
          isDisabled={!report || report.wrong > 0 || changesOf(report) === 0}
          isPending={send.isPending}
          onCancel={onClose}
        />
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack>
          <p>{t('rates.importText')}</p>
          <FileDrop
            label={t('rates.importTitle')}
            extensions={['csv', 'xlsx']}
            isSingle
            isDisabled={send.isPending}
            onFiles={([chosen]) => chosen && check(chosen, removeOthers)}
            files={
              file && [{ id: 'file', name: file.name, state, detail: send.error ? errorText(send.error) : undefined }]
            }
            labels={{
              drop: t('rates.importDrop'),
              browse: t('rates.importBrowse'),
              allowed: t('rates.importAllowed'),
              list: t('rates.importTitle'),
              remove: (name) => t('rates.removeNamed', { name }),
              retry: (name) => t('rates.edit', { name }),
              state: {
                waiting: t('rates.importChecking'),
                uploading: t('rates.importChecking'),
                done: t('rates.importChecked'),
                error: t('rates.importFailed'),
              },
            }}
          />
          <Checkbox
            isSelected={removeOthers}
            isDisabled={send.isPending}
            onChange={(others) => (file ? check(file, others) : setRemoveOthers(others))}
            description={t('rates.importOthersText')}
          >
            {t('rates.importOthers')}
          </Checkbox>
          {report && (
            <>
              <InlineAlert tone={report.wrong > 0 ? 'danger' : 'info'} isAnnounced title={titleOf(report)}>
                {countsOf(report)}
              </InlineAlert>
              {report.lines.length > 0 && <ImportReport lines={report.lines} currency={list.currency} steps={steps} />}
            </>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

const changesOf = ({ added, changed, removed }: PriceImport) => added + changed + removed

function titleOf(report: PriceImport): string {
  if (report.wrong > 0) return t('rates.importWrong', { count: report.wrong })
  return changesOf(report) === 0 ? t('rates.importNothing') : t('rates.importReady')
}

const countsOf = ({ added, changed, removed, unchanged }: PriceImport) =>
  formatList([
    t('rates.importAdded', { count: added }),
    t('rates.importChanged', { count: changed }),
    t('rates.importRemoved', { count: removed }),
    t('rates.importSame', { count: unchanged }),
  ])
