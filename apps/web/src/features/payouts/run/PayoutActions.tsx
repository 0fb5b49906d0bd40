import { useCan } from '@dragoman/hooks/permissions'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Payout } from '@dragoman/sdk/operations/payouts'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { LinkButton } from '@dragoman/ui/LinkButton'
import { IconMenu, MenuItem } from '@dragoman/ui/MenuButton'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'

const StatementDialog = overlay(() => import('../statement/StatementDialog.tsx'), 'StatementDialog')
const CancelPayout = overlay(() => import('./CancelPayout.tsx'), 'CancelPayout')

/** The actions that a run has now: its file, sending it, its statement. */
export function PayoutActions({ payout }: { payout: Payout }) {
  const mayPay = useCan(requirements['payouts.send'])
  const [open, setOpen] = useState<'statement' | 'cancel'>()
  const send = useMutation({ ...mutation(api.payouts.send), meta: { showsErrors: true } })
  const { status, file, canSend, name, uuid } = payout
  const isUnsent = status === 'CREATED'
  const note = () =>
    send.mutate(
      { path: { payoutUUID: uuid } },
      { onSuccess: () => showToast({ tone: 'success', title: t('payouts.sent', { number: name }) }) },
    )
  return (
    <>
      {send.error && (
        <InlineAlert tone="danger" isAnnounced>
          {errorText(send.error)}
        </InlineAlert>
      )}
      {mayPay && isUnsent && !canSend && <span>{t('payouts.reason.notOnlyApprover')}</span>}
      {file.url && (
        <LinkButton icon="download" href={file.url} download={file.name}>
          {t('payouts.file')}
        </LinkButton>
      )}
      {mayPay && isUnsent && (
        <Button variant="primary" icon="check" isDisabled={!canSend} isPending={send.isPending} onPress={note}>
          {t('payouts.send')}
        </Button>
      )}
      {mayPay && (status === 'SENT' || status === 'RECONCILED') && (
        <Button variant="primary" icon="upload" onPress={() => setOpen('statement')}>
          {t('payouts.importStatement')}
        </Button>
      )}
      {mayPay && isUnsent && (
        <IconMenu icon="more" label={t('shell.actions')} variant="outline">
          <MenuItem id="cancel" onAction={() => setOpen('cancel')}>
            {t('payouts.cancel')}
          </MenuItem>
        </IconMenu>
      )}
      <Suspense>
        {open === 'statement' && <StatementDialog payout={payout} onClose={() => setOpen(undefined)} />}
        {open === 'cancel' && <CancelPayout payout={payout} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </>
  )
}
