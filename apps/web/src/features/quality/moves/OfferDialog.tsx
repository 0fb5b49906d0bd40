import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Finding } from '@dragoman/sdk/operations/quality'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { CategorySelect, SeveritySelect } from '../CategoryFields.tsx'
import type { Categories } from '../use-categories.ts'

export interface OfferDialogProps {
  finding: Finding
  categories: Categories
  onClose: () => void
}

/** Offers the linguist a milder category or severity for a disputed finding. */
export function OfferDialog({ finding, categories, onClose }: OfferDialogProps) {
  const [category, setCategory] = useState(finding.category)
  const [severity, setSeverity] = useState(finding.severity)
  const [text, setText] = useState('')
  const { mutate, isPending, error } = useMutation({
    ...mutation(api.quality.answerDispute),
    meta: { showsErrors: true },
  })
  const isOther = category !== finding.category || severity !== finding.severity
  const comment = text.trim()
  const save = () =>
    mutate(
      {
        path: { qualityFindingUuid: finding.uuid },
        body: { decision: 'OFFER', category, severity, ...(comment && { comment }), version: finding.version },
      },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('quality.done.offer') })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('quality.title.offer')}
      isDirty={isOther || text !== ''}
      isRight={isOther}
      onSave={save}
      saveLabel={t('quality.verb.offer')}
      isPending={isPending}
      error={error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t(isTried && !isOther ? 'quality.offerMilder' : 'quality.text.offer')}</p>
          <CategorySelect categories={categories} value={category} onChange={setCategory} />
          <SeveritySelect value={severity} onChange={setSeverity} />
          <TextArea
            name="comment"
            label={t('quality.reason')}
            rows={3}
            maxLength={2000}
            isOptional
            value={text}
            onChange={setText}
          />
        </>
      )}
    </FormDialog>
  )
}
