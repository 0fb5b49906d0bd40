import type { Glossary } from '@dragoman/sdk/operations/glossaries'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { formatTimestamp } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import { CandidateList, type CandidateAddressList } from './CandidateList.tsx'
import { latestExtractionQuery } from './extraction-query.ts'
import styles from './term-extraction.module.css'

const ExtractDialog = overlay(() => import('./ExtractDialog.tsx'), 'ExtractDialog')

/** The last search for term candidates of a glossary: phrases of texts, each asked for or refused. */
export function Candidates({ glossary, list }: { glossary: Glossary; list: CandidateAddressList }) {
  const { data, error, refetch, isFetching } = useQuery(latestExtractionQuery(glossary.uuid))
  const [isAsking, setAsking] = useState(false)
  const extraction = data?.extraction
  const isRunning = extraction?.status === 'RUNNING'
  const begin = (
    <Button
      icon="search"
      variant={extraction ? 'secondary' : 'primary'}
      isDisabled={isRunning}
      onPress={() => setAsking(true)}
    >
      {t('termExtraction.find')}
    </Button>
  )
  return (
    <>
      {error && !data && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
      {!data && !error && (
        <Card>
          <Skeleton lines={8} />
        </Card>
      )}
      {data && !extraction && (
        <Card>
          <EmptyState kind="first-use" icon="search" title={t('termExtraction.none')} action={begin}>
            {t('termExtraction.noneText')}
          </EmptyState>
        </Card>
      )}
      {extraction && (
        <div className={styles.bar}>
          {begin}
          <p className={styles.summary}>
            <bdi>{extraction.name}</bdi>
            {extraction.finishedDate !== undefined && ` · ${formatTimestamp(extraction.finishedDate)}`}
          </p>
        </div>
      )}
      {isRunning && (
        <ProgressBar label={t('termExtraction.running', { name: extraction.name })} value={extraction.progress} />
      )}
      {extraction?.status === 'FAILED' && <InlineAlert tone="danger">{t('termExtraction.failed')}</InlineAlert>}
      {extraction?.status === 'FINISHED' && (
        <CandidateList key={extraction.uuid} glossary={glossary} extraction={extraction} list={list} />
      )}
      {isAsking && (
        <Suspense>
          <ExtractDialog glossaryUuid={glossary.uuid} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
