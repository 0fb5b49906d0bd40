import type { Glossary } from '@dragoman/sdk/operations/glossaries'
import type { DuplicateGroup } from '@dragoman/sdk/operations/glossaryConcepts'
import { BareButton } from '@dragoman/ui/BareButton'
import { Card } from '@dragoman/ui/Card'
import { Counters } from '@dragoman/ui/Counters'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Badge } from '@dragoman/ui/StatusBadge'
import { toBcp47 } from '@dragoman/sdk/locale'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { ListPagination } from '../../../list/ListPagination.tsx'
import type { List } from '../../../list/use-list.ts'
import { duplicateKinds, type ConceptSearch } from '../glossary-search.ts'
import { duplicatesQuery } from './duplicate-queries.ts'
import styles from './duplicates.module.css'
import { MergeCard } from './MergeCard.tsx'
import { MergeHistory } from './MergeHistory.tsx'

const keyOf = ({ concepts }: DuplicateGroup) => concepts.map(({ id }) => id).join('-')

/** Groups of concepts that could be the same: each is merged, or kept apart. */
export function Duplicates({ glossary, list }: { glossary: Glossary; list: List<ConceptSearch> }) {
  const { search, set } = list
  const { data, error, refetch, isFetching } = useQuery({
    ...duplicatesQuery(glossary.uuid, search),
    placeholderData: keepPreviousData,
  })
  const groups = data?.content ?? []
  const open = groups.find((group) => keyOf(group) === search.group) ?? groups[0]
  const kind = search.kind ?? 'SAME'
  // A merge can take the last group of the last page away.
  const isPastEnd = data?.content.length === 0 && search.page !== undefined
  useEffect(() => {
    if (isPastEnd) set({ group: undefined })
  }, [isPastEnd, set])
  return (
    <>
      <Counters
        label={t('glossaries.duplicates')}
        onPress={(id) => set({ kind: duplicateKinds.find((each) => each === id), group: undefined })}
        counters={duplicateKinds.map((id) => {
          const count = data?.counts.find((each) => each.kind === id)
          return {
            id,
            label: t(`glossaries.duplicates.${id}`),
            value: count && formatNumber(count.groups),
            meta: count && t('glossaries.duplicates.apartCount', { count: count.apart }),
            isPressed: id === kind,
          }
        })}
      />
      <SegmentedControl
        label={t('glossaries.duplicates.view')}
        options={[
          { id: 'open', label: t('glossaries.duplicates.open') },
          { id: 'apart', label: t('glossaries.duplicates.apart') },
        ]}
        value={search.apart ? 'apart' : 'open'}
        onChange={(next) => set({ apart: next === 'apart' || undefined, group: undefined })}
      />
      {error ? (
        <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
      ) : !data ? (
        <Card>
          <Skeleton lines={8} />
        </Card>
      ) : open ? (
        <div className={styles.columns}>
          <Card isFlush footer={data.totalPages > 1 && <ListPagination list={list} total={data.totalElements} />}>
            <ul className={styles.groups} aria-label={t('glossaries.duplicates.groups')}>
              {groups.map((group) => (
                <GroupItem
                  key={keyOf(group)}
                  group={group}
                  isOpen={group === open}
                  onOpen={() => set({ group: keyOf(group), page: search.page })}
                />
              ))}
            </ul>
          </Card>
          <MergeCard key={keyOf(open)} glossary={glossary} group={open} isApart={search.apart === true} />
        </div>
      ) : (
        <Card>
          <EmptyState kind="no-match" icon="check" title={t('glossaries.duplicates.none')} />
        </Card>
      )}
      <MergeHistory glossary={glossary} />
    </>
  )
}

interface GroupItemProps {
  group: DuplicateGroup
  isOpen: boolean
  onOpen: () => void
}

function GroupItem({ group: { text, language, total, clashes }, isOpen, onOpen }: GroupItemProps) {
  return (
    <li>
      <BareButton className={styles.group} aria-pressed={isOpen} onPress={onOpen}>
        <span className={styles.groupWords}>
          <bdi className={styles.groupName} lang={toBcp47(language)}>
            {text}
          </bdi>
          <span className={styles.meta}>{t('glossaries.concept.count', { count: total })}</span>
        </span>
        {clashes.length > 0 && <Badge tone="warning">{t('glossaries.duplicates.clash')}</Badge>}
      </BareButton>
    </li>
  )
}
