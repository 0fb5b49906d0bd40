import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Button } from '@dragoman/ui/Button'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { focusFirstProblem } from '../../../form/FormDialog.tsx'
import { Link, LinkButton } from '../../../ground/links.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { InvoiceLines } from '../lines/InvoiceLines.tsx'
import { AddedLines } from './AddedLines.tsx'
import styles from './create.module.css'
import { emptyInvoice, inputOf, isWhole, type InvoiceValues } from './invoice-values.ts'
import { PreviewSide } from './PreviewSide.tsx'
import { problemsOf } from './problems.ts'
import { ProjectChoice } from './ProjectChoice.tsx'
import { TermsCard } from './TermsCard.tsx'
import { useInvoicePreview } from './use-invoice-preview.ts'

export interface NewInvoiceProps {
  unit: string
  projects: readonly string[]
  onProjects: (projects: string[]) => void
}

/** A new invoice: its projects, lines, taxes and terms, and beside them how it will look. Nothing is written until then. */
export function NewInvoice({ unit, projects, onProjects }: NewInvoiceProps) {
  const [values, setValues] = useState<InvoiceValues>(emptyInvoice)
  const [isTried, setTried] = useState(false)
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const input = inputOf(values, { unit, projects })
  const create = useMutation({ ...mutation(api.receivables.create), meta: { showsErrors: true } })
  const forgetRefusal = () => {
    if (create.isError) create.reset()
  }
  const change = (part: Partial<InvoiceValues>) => {
    forgetRefusal()
    setValues((present) => ({ ...present, ...part }))
  }
  // Once it is issued, its projects are on an invoice, and a preview would be refused.
  const preview = useInvoicePreview(input, projects.length > 0 && !create.isPending && !create.isSuccess)
  const { data, isBehind } = preview
  useUnsavedGuard(values !== emptyInvoice && !create.isPending && !create.isSuccess)
  const { atFields, general } = problemsOf([create.error, preview.error], data, isTried)
  const isReady = data !== undefined && !preview.error && data.missing.length === 0 && values.lines.every(isWhole)
  const issue = () => {
    setTried(true)
    if (!isReady) return focusFirstProblem(form)
    create.mutate(
      { body: { ...input, total: data.total } },
      {
        onSuccess: ({ uuid, number }) => {
          showToast({ tone: 'success', title: t('receivables.issuedNow', { number }) })
          void navigate({ to: '/finance/receivables/$id', params: { id: uuid } })
        },
        onError: () => void preview.refetch(),
      },
    )
  }
  // A refusal that names fields stands at them.
  const refusal = create.error && !isHttpError(create.error, 400) ? [errorText(create.error)] : []
  const addLine = () => {
    const key = Math.max(0, ...values.lines.map((line) => line.key)) + 1
    change({ lines: [...values.lines, { key, description: '', quantity: 1, unitPrice: Number.NaN }] })
  }
  const currency = data?.currency
  return (
    <Page>
      <PageHeader
        title={t('receivables.new')}
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="list" to="/finance/receivables">
                {t('receivables.title')}
              </Link>,
            ]}
          </Breadcrumbs>
        }
        hint={t('receivables.nothingWritten')}
        actions={
          <>
            <LinkButton to="/finance/receivables">{t('shell.cancel')}</LinkButton>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              icon="check"
              isDisabled={data === undefined || isBehind || projects.length === 0}
              isPending={create.isPending}
            >
              {data
                ? t('receivables.issueTotal', { amount: formatMoney(data.total, data.currency) })
                : t('receivables.issue')}
            </Button>
          </>
        }
      />
      <PageBody>
        <div className={styles.split}>
          <Form id={formId} ref={form} label={t('receivables.new')} onSubmit={issue} errors={atFields}>
            <div className={styles.form}>
              {[...general, ...refusal].map((text) => (
                <InlineAlert key={text} tone="danger" isAnnounced>
                  {text}
                </InlineAlert>
              ))}
              <ProjectChoice
                unit={unit}
                projects={projects}
                onProjects={(next) => {
                  forgetRefusal()
                  onProjects(next)
                }}
                preview={data}
                purchaseOrder={values.purchaseOrder}
                onPurchaseOrder={(purchaseOrder) => change({ purchaseOrder })}
                orderProblem={atFields['purchaseOrder']}
              />
              <InvoiceLines
                lines={data?.lines ?? []}
                netAmount={data?.netAmount ?? 0}
                currency={currency ?? 'USD'}
                isRefreshing={isBehind}
                actions={
                  <Button size="small" icon="plus" onPress={addLine}>
                    {t('receivables.addLine')}
                  </Button>
                }
              >
                <AddedLines
                  lines={values.lines}
                  onChange={(lines) => change({ lines })}
                  currency={currency}
                  isTried={isTried}
                />
              </InvoiceLines>
              <TermsCard values={values} onChange={change} preview={data} errors={atFields} />
            </div>
          </Form>
          <PreviewSide preview={preview} input={input} isTried={isTried} />
        </div>
      </PageBody>
    </Page>
  )
}
