import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Account } from '@dragoman/sdk/operations/accounts'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'

export type Addition = 'organization' | 'person'

interface AddToAccountProps {
  account: Account
  what: Addition
  onClose: () => void
}

const most = { size: 500, sort: 'name,asc' }

/** Moves an organization or a person of one's own account to another account. */
export function AddToAccount({ account, what, onClose }: AddToAccountProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const isPerson = what === 'person'
  const people = useQuery({
    ...query(api.users.list, { query: { ...most, simple: true } }),
    enabled: isPerson,
  })
  const organizations = useQuery({ ...query(api.organizations.list, { query: most }), enabled: !isPerson })
  const found: readonly { uuid: string; name: string }[] | undefined = isPerson
    ? people.data?.content
    : organizations.data?.content
  const addPerson = useMutation({ ...mutation(api.accounts.addUser), meta: { showsErrors: true } })
  const addOrganization = useMutation({ ...mutation(api.accounts.addOrganization), meta: { showsErrors: true } })
  const done = {
    onSuccess: () => {
      const name = found?.find(({ uuid }) => uuid === chosen)?.name ?? ''
      showToast({ tone: 'success', title: t('accounts.add.done', { name, account: account.name }) })
      onClose()
    },
  }
  const save = (uuid: string) => {
    const path = { accountUUID: account.uuid }
    if (isPerson) addPerson.mutate({ path: { ...path, userUUID: uuid } }, done)
    else addOrganization.mutate({ path: { ...path, organizationUUID: uuid } }, done)
  }
  const title = t(isPerson ? 'accounts.add.person' : 'accounts.add.organization')
  return (
    <FormDialog
      title={title}
      saveLabel={title}
      isDirty={chosen !== null}
      isRight={chosen !== null}
      isPending={addPerson.isPending || addOrganization.isPending}
      error={addPerson.error ?? addOrganization.error}
      onClose={onClose}
      onSave={() => chosen !== null && save(chosen)}
    >
      {(isTried) => (
        <>
          <p>{t(isPerson ? 'accounts.add.personText' : 'accounts.add.organizationText')}</p>
          <ComboBox
            label={t(isPerson ? 'accounts.person' : 'accounts.organization')}
            options={found?.map(({ uuid, name }) => ({ id: uuid, label: name }))}
            value={chosen}
            onChange={setChosen}
            isRequired
            errorMessage={isTried && chosen === null ? t('accounts.add.missing') : undefined}
          />
        </>
      )}
    </FormDialog>
  )
}
