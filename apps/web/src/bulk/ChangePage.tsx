import type { BulkChange } from '@dragoman/sdk/operations/bulkChanges'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import type { ReactNode } from 'react'
import { formatTimestamp } from '../i18n/format.ts'
import { BulkResult } from './BulkResult.tsx'
import { bulkWords, subjectOf } from './bulk-words.ts'

/** The page of a bulk change; `parent` is the link to the list that it was made in. */
export function ChangePage({ change, parent }: { change: BulkChange; parent: ReactNode }) {
  return (
    <Page>
      <PageHeader
        title={bulkWords(subjectOf(change.kind)).kind(change.kind)}
        description={[change.user?.name, formatTimestamp(change.at)].filter(Boolean).join(' · ')}
        breadcrumbs={<Breadcrumbs>{[parent]}</Breadcrumbs>}
      />
      <PageBody>
        <BulkResult change={change} />
      </PageBody>
    </Page>
  )
}
