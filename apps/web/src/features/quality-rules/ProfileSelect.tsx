import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Select } from '@dragoman/ui/Select'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../errors/RegionError.tsx'
import { showToast } from '../../ground/toasts.ts'
import { t } from '../../i18n/t.ts'
import { closestProfile, profileAt, type Place } from './closest-profile.ts'
import { profilesQuery } from './quality-rules-queries.ts'

export interface ProfileSelectProps {
  place: Place
  /** The places around it, the closest first. */
  around: readonly Place[]
}

const follows = 'FOLLOWS'

/** Chooses the quality profile of a place, or has it follow the next wider one. */
export function ProfileSelect({ place, around }: ProfileSelectProps) {
  const { data: profiles, error, refetch } = useQuery(profilesQuery)
  const { mutate, isPending } = useMutation(mutation(api.qualityProfiles.setPlace))
  if (error && !profiles) return <RegionError error={error} onRetry={() => void refetch()} />
  if (!profiles) return <Skeleton lines={2} />
  const present = profileAt(profiles, place)?.uuid ?? follows
  const choose = (id: string, undo?: () => void) => {
    const onSuccess = () =>
      showToast({
        tone: 'success',
        title: t('qualityRules.profileChosen'),
        ...(undo && { action: { label: t('qualityRules.undo'), onAction: undo } }),
      })
    mutate({ body: { ...place, profileUuid: id === follows ? null : id } }, { onSuccess })
  }
  const wider = closestProfile(profiles, around)?.name ?? ''
  return (
    <Select
      label={t('qualityRules.profile')}
      description={t('qualityRules.profileText')}
      isDisabled={isPending}
      options={[
        { id: follows, label: t('qualityRules.follows', { name: wider }) },
        ...profiles.map(({ uuid, name }) => ({ id: uuid, label: name })),
      ]}
      value={present}
      onChange={(id) => id !== present && choose(id, () => choose(present))}
    />
  )
}
