import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ThirdPartyDetail, ThirdPartyInput } from '@dragoman/sdk/operations/thirdParties'
import { roleOrder } from '@dragoman/sdk/roles'
import { ifMatch } from '@dragoman/sdk/versions'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { CheckboxGroup } from '@dragoman/ui/CheckboxGroup'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toolIcon, toolIcons } from '../../display/tool-icon.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { enumWord, t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'

export interface ThirdPartyDialogProps {
  /** The one to change; a new one without. */
  tool?: ThirdPartyDetail
  onClose: () => void
}

/** A tool to add or to change. */
export function ThirdPartyDialog({ tool, onClose }: ThirdPartyDialogProps) {
  const [begin] = useState(() => ({
    name: tool?.name ?? '',
    url: tool?.url ?? '',
    provider: tool?.thirdParty ?? '',
    icon: toolIcon(tool?.icon ?? ''),
    chosen: tool?.roles ?? [],
  }))
  const [values, setValues] = useState(begin)
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const create = useMutation({ ...mutation(api.thirdParties.create), meta: { showsErrors: true } })
  const update = useMutation({ ...mutation(api.thirdParties.update), meta: { showsErrors: true } })
  const { icon, chosen } = values
  const [name, url, thirdParty] = [values.name.trim(), values.url.trim(), values.provider.trim()]
  const isAddress = /^https?:\/\/[^/]/i.test(url)
  const done = ({ name: title }: ThirdPartyDetail) => {
    showToast({ tone: 'success', title: t('thirdParties.saved', { name: title }) })
    onClose()
  }
  const save = () => {
    const body: ThirdPartyInput = { name, url, icon, roles: chosen, thirdParty: thirdParty || null }
    if (tool) update.mutate({ path: { id: tool.id }, headers: ifMatch(tool), body }, { onSuccess: done })
    else create.mutate({ body }, { onSuccess: done })
  }
  return (
    <FormDialog
      title={tool ? t('thirdParties.editTitle', { name: tool.name }) : t('thirdParties.add')}
      isDirty={JSON.stringify(values) !== JSON.stringify(begin)}
      isRight={name !== '' && isAddress}
      onSave={save}
      saveLabel={tool ? t('shell.save') : t('thirdParties.add')}
      isPending={create.isPending || update.isPending}
      error={create.error ?? update.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={t('thirdParties.name')}
            isRequired
            maxLength={60}
            value={values.name}
            onChange={(next) => set({ name: next })}
            errorMessage={isTried && name === '' ? t('thirdParties.nameMissing') : undefined}
          />
          <TextField
            label={t('thirdParties.address')}
            isRequired
            inputMode="url"
            description={t('thirdParties.addressText', {
              placeholders: '{email} {name} {userUuid} {accountUuid} {locale}',
            })}
            maxLength={2000}
            value={values.url}
            onChange={(next) => set({ url: next })}
            errorMessage={isTried && !isAddress ? t('thirdParties.addressMissing') : undefined}
          />
          <TextField
            label={t('thirdParties.provider')}
            isOptional
            description={t('thirdParties.providerText')}
            maxLength={100}
            value={values.provider}
            onChange={(next) => set({ provider: next })}
          />
          <Select
            label={t('thirdParties.icon')}
            options={toolIcons.map((each) => ({ id: each, label: t(`thirdParties.icon.${each}`) }))}
            value={icon}
            onChange={(next) => set({ icon: toolIcon(next) })}
          />
          <CheckboxGroup
            label={t('thirdParties.roles')}
            description={t('thirdParties.rolesText')}
            value={chosen}
            onChange={(next) => set({ chosen: roleOrder.filter((role) => next.includes(role)) })}
          >
            {roleOrder
              .filter((role) => role !== 'SYSADMIN' && role !== 'ADMIN')
              .map((role) => (
                <Checkbox key={role} value={role}>
                  {enumWord('role', role)}
                </Checkbox>
              ))}
          </CheckboxGroup>
        </>
      )}
    </FormDialog>
  )
}
