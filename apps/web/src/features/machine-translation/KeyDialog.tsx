import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { AiKey, AiKeyInput, AiProvider } from '@dragoman/sdk/operations/aiKeys'
import { PasswordField } from '@dragoman/ui/PasswordField'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { providerNames, providersOf, type EngineKind } from './engine-kinds.ts'
import { UnitField } from './UnitField.tsx'

export interface KeyDialogProps {
  kind: EngineKind
  accountUUID: string
  /** The one to replace; a new one without. */
  present?: AiKey
  onClose: () => void
}

/** A key to store; its provider checks it first. */
export function KeyDialog({ kind, accountUUID, present, onClose }: KeyDialogProps) {
  const providers: readonly AiProvider[] = providersOf[kind]
  const [provider, setProvider] = useState(present?.provider ?? providers[0]!)
  const [apiKey, setKey] = useState('')
  const [address, setAddress] = useState(present?.baseUrl ?? '')
  const [unit, setUnit] = useState<string | null>(null)
  const create = useMutation({ ...mutation(api.aiKeys.create), meta: { showsErrors: true } })
  const update = useMutation({ ...mutation(api.aiKeys.update), meta: { showsErrors: true } })
  const baseUrl = address.trim()
  const isRight = apiKey !== '' || baseUrl !== ''
  const orgUnitUuid = present ? present.orgUnit?.uuid : (unit ?? undefined)
  const save = () => {
    const body: AiKeyInput = {
      provider,
      ...(apiKey !== '' && { apiKey: apiKey.trim() }),
      ...(baseUrl !== '' && { baseUrl }),
      ...(orgUnitUuid !== undefined && { orgUnitUuid }),
    }
    const onSuccess = () => {
      showToast({ tone: 'success', title: t('engines.key.saved') })
      onClose()
    }
    const write = present ? update : create
    write.mutate({ path: { id: accountUUID }, body }, { onSuccess })
  }
  return (
    <FormDialog
      title={present ? t('engines.key.replaceOf', { name: providerNames[provider] }) : t('engines.key.add')}
      isDirty={apiKey !== '' || baseUrl !== (present?.baseUrl ?? '') || unit !== null}
      isRight={isRight}
      onSave={save}
      saveLabel={t('engines.key.check')}
      isPending={create.isPending || update.isPending}
      error={create.error ?? update.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {!present && (
            <Select
              label={t('engines.provider')}
              options={providers.map((id) => ({ id, label: providerNames[id] }))}
              value={provider}
              onChange={(next) => setProvider(providers.find((each) => each === next) ?? provider)}
            />
          )}
          <PasswordField
            label={t('engines.key.key')}
            description={t('engines.key.keyText')}
            autoComplete="new-password"
            showLabel={t('engines.key.show')}
            maxLength={500}
            value={apiKey}
            onChange={setKey}
            errorMessage={isTried && !isRight ? t('engines.key.missing') : undefined}
          />
          <TextField
            label={t('engines.key.address')}
            isOptional
            inputMode="url"
            description={t('engines.key.addressText')}
            maxLength={500}
            value={address}
            onChange={setAddress}
          />
          {!present && <UnitField value={unit} onChange={setUnit} />}
        </>
      )}
    </FormDialog>
  )
}
