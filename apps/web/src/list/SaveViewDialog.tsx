import { mutation } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { ListName, ListView } from '@dragoman/sdk/operations/listViews'
import { isManager } from '@dragoman/sdk/permissions'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../form/FormDialog.tsx'
import { t } from '../i18n/t.ts'
import { showToast } from '../ground/toasts.ts'
import type { ViewedList } from './list-state.ts'
import { savedPart } from './list-views.ts'

export interface SaveViewDialogProps {
  list: ViewedList
  name: ListName
  views: readonly ListView[]
  onClose: () => void
}

/** Saves a list as it is now, under a name. */
export function SaveViewDialog({ list, name: listName, views, onClose }: SaveViewDialogProps) {
  const { snapshot } = useSession()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [isDefault, setDefault] = useState(false)
  const create = useMutation({ ...mutation(api.listViews.create), meta: { showsErrors: true } })
  const wanted = name.trim()
  const isTaken = views.some((view) => view.isOwn && view.name === wanted)
  return (
    <FormDialog
      title={t('list.views.save.title')}
      isDirty={wanted !== ''}
      isRight={wanted !== '' && !isTaken}
      isPending={create.isPending}
      error={create.error}
      onClose={onClose}
      onSave={() =>
        create.mutate(
          { body: { list: listName, name: wanted, search: savedPart(list.search), shared, isDefault } },
          {
            onSuccess: (view) => {
              list.set({ view: view.uuid, ...(list.search.page !== undefined && { page: list.search.page }) })
              showToast({ tone: 'success', title: t('list.views.saved', { name: view.name }) })
              onClose()
            },
          },
        )
      }
    >
      {(isTried) => (
        <>
          <TextField
            label={t('list.views.name')}
            value={name}
            onChange={setName}
            maxLength={100}
            isRequired
            errorMessage={
              isTaken ? t('list.views.taken') : isTried && wanted === '' ? t('list.views.nameMissing') : undefined
            }
          />
          {isManager(snapshot.subject) && (
            <Checkbox isSelected={shared} onChange={setShared}>
              {t('list.views.share')}
            </Checkbox>
          )}
          <Checkbox isSelected={isDefault} onChange={setDefault}>
            {t('list.views.makeDefault')}
          </Checkbox>
        </>
      )}
    </FormDialog>
  )
}
