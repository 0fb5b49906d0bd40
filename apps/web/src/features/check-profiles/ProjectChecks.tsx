import { Dialog } from '@dragoman/ui/Dialog'
import { Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { leaveFor } from '../../ground/unsaved.ts'
import { t } from '../../i18n/t.ts'
import { CheckLevelsForm } from './CheckLevelsForm.tsx'
import { LanguageChoice } from './CheckProfilesPage.tsx'
import { checkProfilesQuery } from './check-profiles-query.ts'

/** The checks of a project, for all target languages or one. */
export function ProjectChecks({ projectUuid, onClose }: { projectUuid: string; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...checkProfilesQuery(projectUuid),
    meta: { showsErrors: true },
  })
  const [language, setLanguage] = useState<string | null>(null)
  const place = { projectUuid, ...(language !== null && { targetLanguage: language }) }
  return (
    <Dialog size="large" title={t('checkProfiles.open')} isOpen onOpenChange={() => leaveFor(onClose)}>
      <Stack>
        <p>{t('checkProfiles.text')}</p>
        <LanguageChoice value={language} onChange={(chosen) => leaveFor(() => setLanguage(chosen))} />
        {error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
        {!data && !error && <Skeleton lines={10} />}
        {data && <CheckLevelsForm key={JSON.stringify([place, data])} data={data} place={place} />}
      </Stack>
    </Dialog>
  )
}
