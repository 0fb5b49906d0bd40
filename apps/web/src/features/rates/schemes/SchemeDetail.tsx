import { useMissing } from '@dragoman/hooks/permissions'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { forbiddenReason } from '../../../errors/error-text.ts'
import { RatesFooter } from '../RatesFooter.tsx'
import { tellSaved } from '../use-edited.ts'
import { describeScheme } from './describe-scheme.ts'
import { SchemeForm } from './SchemeForm.tsx'

/** A scheme: its bands and shares, which units use it by themselves, and its versions. */
export function SchemeDetail({ netRateUuid }: { netRateUuid: string }) {
  const path = { netRateUuid }
  const { data: scheme, error, refetch } = useQuery(query(api.netRateSettings.get, { path }))
  const { data: steps, error: unread, refetch: readSteps } = useQuery(query(api.workflows.list))
  const missing = useMissing(requirements['netRateSettings.update'])
  const update = useMutation({ ...mutation(api.netRateSettings.update), meta: { showsErrors: true } })
  if (error ?? unread)
    return <RegionError error={(error ?? unread)!} onRetry={() => void (error ? refetch() : readSteps())} />
  if (!scheme || !steps) return <Skeleton lines={12} />
  return (
    <Stack>
      <SchemeForm
        key={scheme.uuid}
        scheme={scheme}
        steps={steps}
        lock={missing.length > 0 ? forbiddenReason(missing) : null}
        isSaving={update.isPending}
        error={update.error}
        onSave={(body, done) =>
          update.mutate(
            { path, body },
            {
              onSuccess: (saved) => {
                done(saved)
                tellSaved(saved)
              },
              // Somebody else may have been faster; the form says so once it knows.
              onError: () => void refetch(),
            },
          )
        }
      />
      <RatesFooter
        rates={scheme}
        isDefault={scheme.isDefault}
        entityType="NET_RATE_SETTINGS"
        events={['NET_RATE_CREATED', 'NET_RATE_UPDATED']}
        describe={describeScheme}
      />
    </Stack>
  )
}
