import { Card } from '@dragoman/ui/Card'
import { Page, PageBody, Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { t } from '../i18n/t.ts'

/** Stands where a page will be whose data take their time. */
export function PagePendingContent() {
  return (
    <Page>
      <PageBody>
        <div role="status" aria-busy>
          <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
          <Stack>
            <Skeleton height={28} width={240} />
            <Card>
              <Skeleton lines={8} />
            </Card>
          </Stack>
        </div>
      </PageBody>
    </Page>
  )
}
