import { Page, PageBody, Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { t } from '../i18n/t.ts'

/** Stands where a page will be whose data take their time. */
export function PagePending() {
  return (
    <Page>
      <PageBody>
        <div role="status" aria-busy>
          <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
          <Stack>
            <Skeleton lines={2} />
            <Skeleton height={400} />
          </Stack>
        </div>
      </PageBody>
    </Page>
  )
}
