import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import type { ConceptChange } from '@dragoman/sdk/operations/glossaryConcepts'
import type { GlossaryTermCreate } from '@dragoman/sdk/operations/glossaryTerms'
import { ifMatch } from '@dragoman/sdk/versions'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Row, Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { TextButton } from '@dragoman/ui/TextButton'
import { Timeline, TimelineItem } from '@dragoman/ui/Timeline'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { ChangeList } from '../../../activity/ChangeList.tsx'
import { Moment } from '../../../display/Moment.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { changedFields, changeIcons, isKnownChange, wayBack, type WayBack } from './concept-history.ts'
import { historyQuery } from './concept-queries.ts'
import styles from './concept.module.css'

/** The changes of a concept and its terms, the newest first, each with its author and a way back. */
export function ConceptHistory({ concept, isEditable }: { concept: GlossaryConcept; isEditable: boolean }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    historyQuery(concept.id),
  )
  const restore = useRestore(concept)
  const changes = data?.pages.flatMap(({ content }) => content)
  return (
    <Card title={t('glossaries.history')}>
      {!changes && (error ? <RegionError error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />)}
      {changes?.length === 0 && <p className={styles.empty}>{t('glossaries.history.none')}</p>}
      {changes && changes.length > 0 && (
        <Stack gap={12}>
          <Timeline label={t('glossaries.history')}>
            {changes.map((change) => (
              <Change
                key={change.uuid}
                change={change}
                back={isEditable ? wayBack(change, concept) : undefined}
                onRestore={restore}
              />
            ))}
          </Timeline>
          {hasNextPage && (
            <Row>
              <Button size="small" onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
                {t('glossaries.history.more')}
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </Card>
  )
}

interface ChangeProps {
  change: ConceptChange
  back: WayBack | undefined
  onRestore: (back: WayBack) => void
}

function Change({ change, back, onRestore }: ChangeProps) {
  const { event, by, term, at } = change
  if (!isKnownChange(event)) return null
  return (
    <TimelineItem
      icon={changeIcons[event]}
      time={
        <>
          <bdi>{by?.name ?? t('shell.system')}</bdi>
          {' · '}
          <Moment value={at} as="relative" />
        </>
      }
      detail={
        <ChangeList
          changes={changedFields(change)}
          end={back && <TextButton onPress={() => onRestore(back)}>{t('glossaries.history.restore')}</TextButton>}
        />
      }
    >
      {t(`activity.event.${event}`)}
      {term !== undefined && (
        <>
          {' · '}
          <bdi>{term}</bdi>
        </>
      )}
    </TimelineItem>
  )
}

/** Writes the state before a change, unless someone else has changed the same since. */
function useRestore(concept: GlossaryConcept) {
  const onSuccess = () => showToast({ tone: 'success', title: t('glossaries.history.restored') })
  const updateTerm = useMutation(mutation(api.glossaryTerms.update))
  const updateConcept = useMutation(mutation(api.glossaries.updateConcept))
  const create = useMutation(mutation(api.glossaryTerms.create))
  return (back: WayBack) => {
    const { body } = back
    if (back.kind === 'term') {
      const { uuid: termUuid } = back.term
      updateTerm.mutate({ path: { termUuid }, headers: ifMatch(back.term), body }, { onSuccess })
    } else if (back.kind === 'concept') {
      updateConcept.mutate({ path: { conceptId: concept.id }, headers: ifMatch(concept), body }, { onSuccess })
    } else {
      create.mutate({ body: { ...body, conceptUuid: concept.uuid } as GlossaryTermCreate }, { onSuccess })
    }
  }
}
