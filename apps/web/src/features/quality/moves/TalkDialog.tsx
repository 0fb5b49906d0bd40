import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Finding } from '@dragoman/sdk/operations/quality'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { leastLength, type TalkMove } from './talk-moves.ts'

export interface TalkDialogProps {
  move: TalkMove
  finding: Finding
  onClose: () => void
}

/** Disputes, keeps or withdraws a finding, declines what was offered, or writes about it. */
export function TalkDialog({ move, finding, onClose }: TalkDialogProps) {
  const [text, setText] = useState('')
  const options = { meta: { showsErrors: true } }
  const reply = useMutation({ ...mutation(api.quality.replyToFinding), ...options })
  const answer = useMutation({ ...mutation(api.quality.answerDispute), ...options })
  const remove = useMutation({ ...mutation(api.quality.removeFinding), ...options })
  const post = useMutation({ ...mutation(api.quality.postMessage), ...options })
  // Nothing is said when a finding is withdrawn that was not disputed.
  const isSilent = move === 'withdraw' && finding.state !== 'DISPUTED'
  const isReply = move === 'dispute' || move === 'decline'
  const { isPending, error } = move === 'message' ? post : isReply ? reply : isSilent ? remove : answer
  const comment = text.trim()
  const isRight = comment.length >= leastLength[move]
  const { version } = finding
  const path = { qualityFindingUuid: finding.uuid }
  const onSuccess = () => {
    showToast({ tone: 'success', title: t(`quality.done.${move}`) })
    onClose()
  }
  const save = () => {
    if (isSilent) remove.mutate({ path }, { onSuccess })
    else if (move === 'message') post.mutate({ path, body: { text: comment } }, { onSuccess })
    else if (isReply) {
      const state = move === 'dispute' ? ('DISPUTED' as const) : ('DECLINED' as const)
      reply.mutate({ path, body: { state, ...(comment && { comment }), version } }, { onSuccess })
    } else {
      const decision = move === 'keep' ? ('KEEP' as const) : ('WITHDRAW' as const)
      answer.mutate({ path, body: { decision, ...(comment && { comment }), version } }, { onSuccess })
    }
  }
  return (
    <FormDialog
      title={t(`quality.title.${move}`)}
      isDirty={text !== ''}
      isRight={isRight}
      onSave={save}
      saveLabel={t(`quality.verb.${move}`)}
      isPending={isPending}
      error={error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t(`quality.text.${move}`)}</p>
          {!isSilent && (
            <TextArea
              name="comment"
              label={t(move === 'message' ? 'quality.message' : 'quality.reason')}
              rows={4}
              maxLength={2000}
              {...(leastLength[move] > 0 ? { isRequired: true } : { isOptional: true })}
              value={text}
              onChange={setText}
              errorMessage={
                isTried && !isRight
                  ? move === 'dispute'
                    ? t('quality.reasonTooShort', { least: leastLength.dispute, count: comment.length })
                    : t(move === 'message' ? 'quality.messageMissing' : 'quality.reasonMissing')
                  : undefined
              }
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
