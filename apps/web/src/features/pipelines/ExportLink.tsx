import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Link } from '@dragoman/ui/Link'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'

/** The translated files that a run has put together, once they are ready and as long as they are kept. */
export function ExportLink({ projectUuid, exportUuid }: { projectUuid: string; exportUuid: string }) {
  const { data } = useQuery({
    ...query(api.projects.getTranslationKitJob, { path: { projectUUID: projectUuid, requestUUID: exportUuid } }),
    retry: false,
    meta: { showsErrors: true },
  })
  if (!data?.downloadFileUrl) return null
  return (
    <Link href={data.downloadFileUrl} download>
      {t('pipelines.download')}
    </Link>
  )
}
