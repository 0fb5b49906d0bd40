import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Contract } from '@dragoman/sdk/operations/contracts'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { RichText } from './RichText.tsx'

/** Writes a contract, or the next version of one. */
export function ContractDialog({ contract, onClose }: { contract?: Contract; onClose: () => void }) {
  const [name, setName] = useState(contract?.name ?? '')
  const [content, setContent] = useState(contract?.content ?? '')
  const create = useMutation({ ...mutation(api.contracts.create), meta: { showsErrors: true } })
  const publish = useMutation({ ...mutation(api.contracts.publishVersion), meta: { showsErrors: true } })
  const body = { name: name.trim(), content }
  const done = {
    onSuccess: () => {
      showToast({ tone: 'success', title: t('contracts.published', { name: body.name }) })
      onClose()
    },
  }
  return (
    <FormDialog
      title={contract ? t('contracts.newVersion') : t('contracts.add')}
      saveLabel={t('contracts.publish')}
      isDirty={name !== (contract?.name ?? '') || content !== (contract?.content ?? '')}
      isRight={body.name !== '' && content !== ''}
      isPending={create.isPending || publish.isPending}
      error={create.error ?? publish.error}
      onClose={onClose}
      onSave={() =>
        contract ? publish.mutate({ path: { id: contract.uuid }, body }, done) : create.mutate({ body }, done)
      }
    >
      {(isTried) => (
        <>
          <InlineAlert tone="info">{t(contract ? 'contracts.askAgain' : 'contracts.askAll')}</InlineAlert>
          <TextField
            label={t('contracts.name')}
            value={name}
            onChange={setName}
            maxLength={200}
            isRequired
            errorMessage={isTried && body.name === '' ? t('contracts.nameMissing') : undefined}
          />
          <RichText label={t('contracts.text')} value={content} onChange={setContent} />
          {isTried && content === '' && (
            <InlineAlert tone="danger" isAnnounced>
              {t('contracts.textMissing')}
            </InlineAlert>
          )}
        </>
      )}
    </FormDialog>
  )
}
