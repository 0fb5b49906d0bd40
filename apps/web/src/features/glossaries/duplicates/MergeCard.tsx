import { useCan } from '@dragoman/hooks/permissions'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { Glossary } from '@dragoman/sdk/operations/glossaries'
import type { DuplicateGroup } from '@dragoman/sdk/operations/glossaryConcepts'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Row } from '@dragoman/ui/Page'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { useCommands } from '../../../ground/commands.ts'
import { showToast } from '../../../ground/toasts.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from './duplicates.module.css'
import { MergeTable } from './MergeTable.tsx'
import { useUndoMerge } from './use-undo-merge.ts'

export interface MergeCardProps {
  glossary: Glossary
  group: DuplicateGroup
  isApart: boolean
}

/** Some concepts beside each other, and the one that a merge would make of them. */
export function MergeCard({ glossary, group, isApart }: MergeCardProps) {
  const mayMerge = useCan(requirements['glossaryConcepts.merge'])
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set())
  const [definition, setDefinition] = useState<string>()
  const { concepts, text, language, total } = group
  const path = { glossaryUuid: glossary.uuid }
  const conceptUuids = concepts.map(({ uuid }) => uuid)
  const body = {
    conceptUuids,
    ...(dropped.size > 0 && { dropTermUuids: [...dropped] }),
    ...(definition !== undefined && { definition }),
  }
  const preview = useQuery({
    ...query(api.glossaryConcepts.previewMerge, { path, body }),
    enabled: mayMerge,
    placeholderData: keepPreviousData,
  })
  const meta = { showsErrors: true }
  const merge = useMutation({ ...mutation(api.glossaryConcepts.merge), meta })
  const keepApart = useMutation({ ...mutation(api.glossaryConcepts.keepApart), meta })
  const undo = useUndoMerge(glossary)
  const isReady = preview.data !== undefined && !preview.isPlaceholderData && !preview.error
  const mergeNow = () => {
    if (!isReady || merge.isPending) return
    merge.mutate(
      { path, body: { ...body, version: preview.data.version } },
      {
        onSuccess: ({ uuid, name }) =>
          showToast({
            tone: 'success',
            title: t('glossaries.merge.done', { name }),
            action: { label: t('glossaries.merge.undo'), onAction: () => undo.mutate({ uuid, name }) },
          }),
      },
    )
  }
  const setApart = (apart: boolean) =>
    keepApart.mutate(
      { path, body: { conceptUuids, apart } },
      { onSuccess: () => apart && showToast({ tone: 'success', title: t('glossaries.apart.done', { name: text }) }) },
    )
  useCommands(
    mayMerge
      ? [
          { keys: ['m'], label: 'glossaries.merge.command', icon: 'link', run: mergeNow },
          {
            keys: ['n'],
            label: isApart ? 'glossaries.apart.compare' : 'glossaries.apart.keep',
            run: () => setApart(!isApart),
          },
        ]
      : [],
  )
  return (
    <Card
      title={<bdi lang={toBcp47(language)}>{text}</bdi>}
      description={
        total > concepts.length
          ? t('glossaries.duplicates.more', { shown: formatNumber(concepts.length), total: formatNumber(total) })
          : t('glossaries.concept.count', { count: total })
      }
      actions={
        mayMerge && (
          <Row>
            <Button isPending={keepApart.isPending} onPress={() => setApart(!isApart)}>
              {t(isApart ? 'glossaries.apart.compare' : 'glossaries.apart.keep')}
            </Button>
            <Button variant="primary" isDisabled={!isReady} isPending={merge.isPending} onPress={mergeNow}>
              {t('glossaries.merge', { count: concepts.length })}
            </Button>
          </Row>
        )
      }
      footer={
        preview.data && (
          <p className={styles.meta}>
            {t('glossaries.merge.moves', {
              requests: formatNumber(preview.data.requests),
              links: formatNumber(preview.data.links),
            })}
          </p>
        )
      }
      isFlush
    >
      {preview.error && (
        <RegionError error={preview.error} onRetry={() => void preview.refetch()} isPending={preview.isFetching} />
      )}
      <MergeTable
        glossary={glossary}
        concepts={concepts}
        preview={preview.data}
        dropped={dropped}
        onDrop={setDropped}
        onDefinition={setDefinition}
        isEditable={mayMerge}
      />
    </Card>
  )
}
