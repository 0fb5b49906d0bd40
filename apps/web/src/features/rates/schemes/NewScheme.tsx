import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { NetRateSettings } from '@dragoman/sdk/operations/netRateSettings'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { SchemeForm } from './SchemeForm.tsx'
import { usualScheme } from './usual-scheme.ts'

export interface NewSchemeProps {
  /** It is offered to every account. */
  isSystem?: boolean
  /** Whether it becomes the default one at once. */
  isDefault?: boolean
  onCreated: (scheme: NetRateSettings) => void
  onCancel: () => void
}

/** A new scheme; it starts with the bands and shares of the default one of the account, or else of the system. */
export function NewScheme({ isSystem = false, isDefault = false, onCreated, onCancel }: NewSchemeProps) {
  const { data: schemes } = useQuery(query(api.netRateSettings.list))
  const usual = usualScheme(schemes ?? [])?.uuid
  const {
    data: model,
    error,
    refetch,
  } = useQuery({
    ...query(api.netRateSettings.get, { path: { netRateUuid: usual ?? '' } }),
    enabled: usual !== undefined,
  })
  const { data: steps } = useQuery(query(api.workflows.list))
  const create = useMutation({ ...mutation(api.netRateSettings.create), meta: { showsErrors: true } })
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  if (!model || !steps) return <Skeleton lines={12} />
  return (
    <SchemeForm
      scheme={{ ...model, name: '', isDefault, isSystem, orgUnitUuids: [], version: 1 }}
      steps={steps}
      lock={null}
      isSaving={create.isPending || create.isSuccess}
      error={create.error}
      onCancel={onCancel}
      onSave={(body) =>
        create.mutate(
          { body: { ...body, ...(isSystem && { isSystem }) } },
          {
            onSuccess: (scheme) => {
              showToast({ tone: 'success', title: t('rates.created', { name: scheme.name }) })
              onCreated(scheme)
            },
          },
        )
      }
    />
  )
}
