import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Webhook } from '@dragoman/sdk/operations/webhooks'
import { Select } from '@dragoman/ui/Select'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'

const hour = 60 * 60 * 1000
const spans = { failed: undefined, hour, day: 24 * hour, week: 7 * 24 * hour } as const
type Span = keyof typeof spans

/** Sends failed events, or all of some time, again; says before how many they are. */
export function ReplayDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [span, setSpan] = useState<Span>('failed')
  const path = { id: webhook.uuid }
  const body = useMemo(() => bodyOf(span), [span])
  const {
    data,
    mutate: count,
    error: countError,
  } = useMutation({
    ...mutation(api.webhooks.replay),
    meta: { showsErrors: true },
  })
  const replay = useMutation({ ...mutation(api.webhooks.replay), meta: { showsErrors: true } })
  const { uuid: id } = webhook
  useEffect(() => count({ path: { id }, body: { ...body, dryRun: true } }), [count, id, body])
  const save = () =>
    replay.mutate(
      { path, body },
      {
        onSuccess: (sent) => {
          showToast({ tone: 'success', title: t('webhooks.replayed', { count: sent.count }) })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('webhooks.replayTitle')}
      isDirty={false}
      isRight
      isDisabled={!data || data.count === 0}
      onSave={save}
      saveLabel={t('webhooks.replay')}
      isPending={replay.isPending}
      error={replay.error ?? countError}
      onClose={onClose}
    >
      {() => (
        <>
          <Select
            label={t('webhooks.replayWhich')}
            options={(Object.keys(spans) as Span[]).map((each) => ({ id: each, label: t(`webhooks.replay.${each}`) }))}
            value={span}
            onChange={(next) => setSpan(next as Span)}
          />
          <p role="status">{data ? t('webhooks.replayCount', { count: data.count }) : '…'}</p>
        </>
      )}
    </FormDialog>
  )
}

function bodyOf(span: Span) {
  const since = spans[span]
  return since === undefined ? { scope: 'FAILED' as const } : { scope: 'ALL' as const, since: Date.now() - since }
}
