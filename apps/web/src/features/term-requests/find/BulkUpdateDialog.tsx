import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { GlossaryTerm } from '@dragoman/sdk/operations/glossaryTerms'
import { Select } from '@dragoman/ui/Select'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'

const keep = 'keep'
const statuses = ['New', 'Under_Review', 'Approved', 'Published'] as const
const flags = ['forbidden', 'dnt', 'exactMatch', 'caseSensitive', 'internal'] as const

type Change = { status?: (typeof statuses)[number] } & Partial<Record<(typeof flags)[number], boolean>>

export interface BulkUpdateDialogProps {
  glossaryUuid: string
  terms: readonly GlossaryTerm[]
  onClose: () => void
  onDone: () => void
}

/** Asks for the same change of many terms, and says of each what it would be. */
export function BulkUpdateDialog({ glossaryUuid, terms, onClose, onDone }: BulkUpdateDialogProps) {
  const [change, setChange] = useState<Change>({})
  const [note, setNote] = useState('')
  const ask = useMutation({ ...mutation(api.termRequests.bulkUpdate), meta: { showsErrors: true } })
  const set = (name: keyof Change, value: unknown) =>
    setChange((before) => {
      const { [name]: _, ...others } = before
      return value === undefined ? others : { ...others, [name]: value }
    })
  const isChanged = Object.keys(change).length > 0
  const save = () =>
    ask.mutate(
      {
        body: {
          glossaryUuid,
          termUuids: terms.map(({ uuid }) => uuid),
          change,
          ...(note.trim() && { note: note.trim() }),
        },
      },
      {
        onSuccess: () => {
          const name = t('termRequests.terms', { count: terms.length })
          showToast({ tone: 'success', title: t('termRequests.ask.done', { name }) })
          onDone()
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('termRequests.bulk.title', { count: terms.length })}
      isDirty={isChanged || note !== ''}
      isRight={isChanged}
      isDisabled={!isChanged}
      onSave={save}
      saveLabel={t('termRequests.ask.verb')}
      isPending={ask.isPending}
      error={ask.error}
      onClose={onClose}
    >
      {() => (
        <>
          <Select
            label={t('glossaries.term.status')}
            options={[
              { id: keep, label: t('termRequests.bulk.keep') },
              ...statuses.map((id) => ({ id, label: t(`glossaries.status.${id}`) })),
            ]}
            value={change.status ?? keep}
            onChange={(id) => set('status', id === keep ? undefined : id)}
          />
          {flags.map((flag) => (
            <Select
              key={flag}
              label={t(`termRequests.field.${flag}`)}
              options={[
                { id: keep, label: t('termRequests.bulk.keep') },
                { id: 'yes', label: t('termRequests.yes') },
                { id: 'no', label: t('termRequests.no') },
              ]}
              value={change[flag] === undefined ? keep : change[flag] ? 'yes' : 'no'}
              onChange={(id) => set(flag, id === keep ? undefined : id === 'yes')}
            />
          ))}
          <ul aria-label={t('termRequests.find.terms')}>
            {terms.map((term) => (
              <li key={term.uuid}>
                <bdi>{term.text}</bdi>
                {change.status && change.status !== term.status && (
                  <>
                    {': '}
                    <del>{t(`glossaries.status.${term.status}`)}</del> {t(`glossaries.status.${change.status}`)}
                  </>
                )}
              </li>
            ))}
          </ul>
          <TextArea
            label={t('termRequests.note')}
            isOptional
            rows={2}
            maxLength={2000}
            dir="auto"
            value={note}
            onChange={setNote}
          />
        </>
      )}
    </FormDialog>
  )
}
