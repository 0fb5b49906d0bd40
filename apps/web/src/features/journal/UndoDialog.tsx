import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { BulkItems } from '../../bulk/BulkItems.tsx'
import { bulkWords, subjectOf } from '../../bulk/bulk-words.ts'
import { useUndoBulk } from '../../bulk/use-undo-bulk.ts'
import { errorText } from '../../errors/error-text.ts'
import { ActionButtons } from '../../form/ActionButtons.tsx'
import { t } from '../../i18n/t.ts'

/** Undoes a bulk change, once one has seen what is restored and what has changed since. */
export function UndoDialog({ changeUuid, onClose }: { changeUuid: string; onClose: () => void }) {
  const undoBulk = useUndoBulk()
  const [isPending, setPending] = useState(false)
  const { data: change, error: unknown } = useQuery(query(api.bulkChanges.get, { path: { changeUuid } }))
  const {
    mutate,
    data: plan,
    error,
  } = useMutation({ ...mutation(api.bulkChanges.planUndo), meta: { showsErrors: true } })
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    mutate({ path: { changeUuid } })
  }, [mutate, changeUuid])
  const failure = error ?? unknown
  const of = subjectOf(change?.kind ?? '')
  const words = bulkWords(of)
  const { restored = [], kept = [] } = plan ?? {}
  const undo = () => {
    setPending(true)
    void undoBulk(changeUuid).finally(onClose)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={change ? t('journal.undoTitle', { change: words.kind(change.kind) }) : t('journal.undo')}
      footer={
        <ActionButtons
          label={t('journal.undoNow')}
          isDisabled={restored.length === 0}
          isPending={isPending}
          onPress={undo}
          onCancel={onClose}
        />
      }
    >
      <Stack gap={16}>
        {failure && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(failure)}
          </InlineAlert>
        )}
        {!failure && !(plan && change) && (
          <div aria-busy>
            <Skeleton lines={4} />
          </div>
        )}
        {plan && change && (
          <>
            {kept.length > 0 && (
              <InlineAlert tone="warning" isAnnounced>
                {t('journal.changedSince', { count: kept.length })}
              </InlineAlert>
            )}
            <BulkItems of={of} title={t('journal.keeps', { count: kept.length })} items={kept} isOpen />
            <BulkItems
              of={of}
              title={t('journal.restores', { count: restored.length })}
              items={restored}
              isOpen={kept.length === 0}
            />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
