import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Invoice } from '@dragoman/sdk/operations/receivables'
import { Dialog } from '@dragoman/ui/Dialog'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { focusFirstProblem } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { useGuardedClose } from '../../../ground/unsaved.ts'
import { t } from '../../../i18n/t.ts'
import { gapText } from '../gap-text.ts'
import { CreditLines } from './CreditLines.tsx'
import { CreditSums, TaxByDifference } from './CreditSums.tsx'
import { creditOf, wrongLines, type CreditAmounts } from './credit-values.ts'
import styles from './detail.module.css'
import { useCreditPreview } from './use-credit-preview.ts'

/** Credits lines of an invoice. It shows before what the credit note comes to, and what is open afterwards. */
export function CreditNote({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { uuid, number, lines } = invoice
  const [amounts, setAmounts] = useState<CreditAmounts>({})
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const create = useMutation({ ...mutation(api.receivables.createCreditNote), meta: { showsErrors: true } })
  const hasLines = Object.keys(amounts).length > 0
  const areAmountsRight = hasLines && wrongLines(lines, amounts).length === 0
  const isReasoned = reason.trim() !== ''
  const input = creditOf(lines, amounts, reason)
  const { data, error, isBehind } = useCreditPreview(
    uuid,
    input.lines,
    areAmountsRight && !create.isPending && !create.isSuccess,
  )
  const shown = areAmountsRight ? data : undefined
  const leave = useGuardedClose((hasLines || isReasoned) && !create.isPending, onClose)
  const submit = () => {
    setTried(true)
    if (!areAmountsRight || !isReasoned) return focusFirstProblem(form)
    if (!shown || shown.missing.length > 0) return
    create.mutate(
      { path: { receivableUUID: uuid }, body: { ...input, total: shown.total } },
      {
        onSuccess: (credit) => {
          showToast({ tone: 'success', title: t('receivables.creditIssued', { number: credit.number }) })
          onClose()
        },
      },
    )
  }
  const problem = create.error ?? error
  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      isDismissable={false}
      size="large"
      title={t('receivables.creditTitle', { number })}
      footer={
        <ActionButtons
          label={t('receivables.creditVerb')}
          form={formId}
          isDisabled={areAmountsRight && (isBehind || (shown?.missing.length ?? 0) > 0)}
          isPending={create.isPending}
          onCancel={onClose}
        />
      }
    >
      <Form id={formId} ref={form} label={t('receivables.creditTitle', { number })} onSubmit={submit}>
        <Stack>
          <CreditLines invoice={invoice} amounts={amounts} onChange={setAmounts} />
          {isTried && !hasLines && (
            <InlineAlert tone="danger" isAnnounced>
              {t('receivables.chooseLine')}
            </InlineAlert>
          )}
          <div className={styles.below}>
            <Stack>
              <TextArea
                name="reason"
                label={t('receivables.reason')}
                description={t('receivables.reasonOnNote')}
                rows={2}
                maxLength={500}
                isRequired
                value={reason}
                onChange={setReason}
                errorMessage={isTried && !isReasoned ? t('receivables.reasonMissing') : undefined}
              />
              {shown && <TaxByDifference preview={shown} />}
              {shown?.missing.map((gap) => (
                <InlineAlert key={gap.code} tone="warning" isAnnounced>
                  {gapText(gap)}
                </InlineAlert>
              ))}
            </Stack>
            {shown && <CreditSums preview={shown} />}
          </div>
          {problem && (
            <InlineAlert tone="danger" isAnnounced>
              {errorText(problem)}
            </InlineAlert>
          )}
        </Stack>
      </Form>
    </Dialog>
  )
}
