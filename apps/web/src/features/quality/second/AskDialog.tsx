import { mutation, query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { Review } from '@dragoman/sdk/operations/quality'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { isolated } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'

export interface AskDialogProps {
  review: Review
  onClose: () => void
}

/** Chooses the person who judges a sample of a review once more. */
export function AskDialog({ review, onClose }: AskDialogProps) {
  const [personUuid, setPerson] = useState<string | null>(null)
  const { data } = useQuery(
    query(api.users.list, {
      query: {
        size: 500,
        sort: 'name,asc',
        status: ['ACTIVE'],
        roles: ['ACCOUNT_ADMIN', 'PROJECT_MANAGER', 'VENDOR'],
        simple: true,
      },
    }),
  )
  const { mutate, isPending, error } = useMutation({
    ...mutation(api.quality.askForSecondReview),
    meta: { showsErrors: true },
  })
  const me = useSession().snapshot.subject?.user.uuid
  const tookPart = [review.translator?.uuid, review.reviewer?.uuid, me]
  const people = data?.content.filter(({ uuid }) => !tookPart.includes(uuid))
  const save = () => {
    if (personUuid === null) return
    mutate(
      { body: { reviewUuid: review.uuid, personUuid } },
      {
        onSuccess: ({ person }) => {
          showToast({ tone: 'success', title: t('quality.secondAsked', { name: isolated(person?.name ?? '') }) })
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={t('quality.askSecond')}
      saveLabel={t('quality.askSecond')}
      isDirty={personUuid !== null}
      isRight={personUuid !== null}
      onSave={save}
      isPending={isPending}
      error={error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t('quality.secondText')}</p>
          <ComboBox
            label={t('quality.secondReviewer')}
            description={t('quality.secondReviewerText')}
            options={people?.map(({ uuid, name, email }) => ({ id: uuid, label: name, description: email }))}
            value={personUuid}
            onChange={setPerson}
            errorMessage={isTried && personUuid === null ? t('quality.secondReviewerMissing') : undefined}
          />
        </>
      )}
    </FormDialog>
  )
}
