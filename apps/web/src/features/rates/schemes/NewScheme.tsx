import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { NetRateSettings } from '@dragoman/sdk/operations/netRateSettings'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../shell/toasts.ts'
import { SchemeForm } from './SchemeForm.tsx'

export interface NewSchemeProps {
  onCreated: (scheme: NetRateSettings) => void
  onCancel: () => void
}

/** A new scheme; it starts with the bands and shares of the account's default one. */
export function NewScheme({ onCreated, onCancel }: NewSchemeProps) {
  const { data: schemes } = useQuery(query(api.netRateSettings.list))
  const usual = schemes?.find(({ isDefault }) => isDefault)?.uuid
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
      scheme={{ ...model, name: '', isDefault: false, orgUnitUuids: [], version: 1 }}
      steps={steps}
      lock={null}
      isSaving={create.isPending || create.isSuccess}
      error={create.error}
      onCancel={onCancel}
      onSave={(body) =>
        create.mutate(
          { body },
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
