import { listQuery } from '@dragoman/hooks/list'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Webhook } from '@dragoman/sdk/operations/webhooks'
import { ifMatch } from '@dragoman/sdk/versions'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { CheckboxGroup } from '@dragoman/ui/CheckboxGroup'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ProjectField } from '../../form/ProjectField.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import type { ShownSecret } from './SecretDialog.tsx'
import { typeName } from './webhook-queries.ts'
import styles from './webhooks.module.css'

const mostChoices = 500

export interface WebhookDialogProps {
  /** The one to change; a new one without. */
  webhook?: Webhook
  onCreated: (secret: ShownSecret) => void
  onClose: () => void
}

/** A webhook to add or to change. Its address is tested when it is saved, unless it starts turned off. */
export function WebhookDialog({ webhook, onCreated, onClose }: WebhookDialogProps) {
  const navigate = useNavigate()
  const begin = {
    name: webhook?.name ?? '',
    url: webhook?.url ?? '',
    types: webhook?.types ?? [],
    orgUnitUuid: webhook?.orgUnit?.uuid ?? null,
    projectUuid: webhook?.project?.uuid ?? null,
    startsOff: false,
  }
  const [base] = useState(begin)
  const [values, setValues] = useState(begin)
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const create = useMutation({ ...mutation(api.webhooks.create), meta: { showsErrors: true } })
  const update = useMutation({ ...mutation(api.webhooks.update), meta: { showsErrors: true } })
  const { data: types } = useQuery(query(api.webhooks.listTypes))
  const { data: units } = useQuery(
    query(api.orgUnits.list, { query: listQuery({ size: mostChoices, sort: 'name,asc' }) }),
  )
  const name = values.name.trim()
  const url = values.url.trim()
  const limits = { orgUnitUuid: values.orgUnitUuid ?? undefined, projectUuid: values.projectUuid ?? undefined }
  const save = () => {
    if (webhook) {
      const { types: chosen, orgUnitUuid, projectUuid } = values
      const body = { ...(name && { name }), ...(url && { url }), types: chosen, orgUnitUuid, projectUuid }
      const params = { path: { id: webhook.uuid }, headers: ifMatch(webhook), body }
      update.mutate(params, {
        onSuccess: (saved) => {
          showToast({ tone: 'success', title: t('webhooks.saved', { name: saved.name }) })
          onClose()
        },
      })
      return
    }
    const body = {
      ...(name && { name }),
      ...(url && { url }),
      types: values.types,
      ...limits,
      active: !values.startsOff,
    }
    create.mutate(
      { body },
      {
        onSuccess: (made) => {
          onClose()
          onCreated({ name: made.name, secret: made.secret })
          void navigate({ to: '/settings/account-settings/webhooks', search: { webhook: made.uuid } })
        },
      },
    )
  }
  return (
    <FormDialog
      title={webhook ? t('webhooks.editTitle', { name: webhook.name }) : t('webhooks.add')}
      isDirty={JSON.stringify(values) !== JSON.stringify(base)}
      isRight={values.types.length > 0}
      onSave={save}
      saveLabel={webhook ? t('shell.save') : t('webhooks.add')}
      isPending={create.isPending || update.isPending}
      error={create.error ?? update.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={t('webhooks.name')}
            isOptional
            maxLength={100}
            value={values.name}
            onChange={(next) => set({ name: next })}
          />
          <TextField
            label={t('webhooks.address')}
            type="url"
            isOptional
            description={t('webhooks.addressText')}
            maxLength={2000}
            value={values.url}
            onChange={(next) => set({ url: next })}
          />
          {!webhook && (
            <Checkbox
              isSelected={values.startsOff}
              onChange={(next) => set({ startsOff: next })}
              description={t('webhooks.startsOffText')}
            >
              {t('webhooks.startsOff')}
            </Checkbox>
          )}
          <CheckboxGroup
            label={t('webhooks.events')}
            isRequired
            value={values.types}
            onChange={(next) => set({ types: next })}
            errorMessage={isTried && values.types.length === 0 ? t('webhooks.typesMissing') : undefined}
          >
            <div className={styles.types}>
              {types?.map((type) => (
                <Checkbox key={type.type} value={type.type}>
                  {typeName(type)}
                </Checkbox>
              ))}
            </div>
          </CheckboxGroup>
          <ComboBox
            label={t('webhooks.orgUnit')}
            isOptional
            options={options(
              units?.content.map(({ uuid, name: label }) => ({ id: uuid, label })),
              webhook?.orgUnit,
            )}
            value={values.orgUnitUuid}
            onChange={(next) => set({ orgUnitUuid: next })}
          />
          <ProjectField
            label={t('webhooks.project')}
            isOptional
            present={
              webhook?.project && { id: webhook.project.uuid, label: webhook.project.name ?? t('webhooks.gone') }
            }
            value={values.projectUuid}
            onChange={(next) => set({ projectUuid: next })}
          />
        </>
      )}
    </FormDialog>
  )
}

/** The choices, with the present one among them, which may be further down its list. */
function options(found: { id: string; label: string }[] = [], present: Webhook['orgUnit']) {
  if (!present || found.some(({ id }) => id === present.uuid)) return found
  return [{ id: present.uuid, label: present.name ?? t('webhooks.gone') }, ...found]
}
