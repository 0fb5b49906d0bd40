import { useCan } from '@dragoman/hooks/permissions'
import type { Glossary } from '@dragoman/sdk/operations/glossaries'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { useQuery } from '@tanstack/react-query'
import { Moment } from '../../../display/Moment.tsx'
import { t } from '../../../i18n/t.ts'
import { mergesQuery } from './duplicate-queries.ts'
import { useUndoMerge } from './use-undo-merge.ts'

/** The merges of a glossary that can be taken back. */
export function MergeHistory({ glossary }: { glossary: Glossary }) {
  const { data } = useQuery({ ...mergesQuery(glossary.uuid), meta: { showsErrors: true } })
  const mayUndo = useCan(requirements['glossaryConcepts.undoMerge'])
  const undo = useUndoMerge(glossary)
  if (!data || data.length === 0) return null
  return (
    <Card title={t('glossaries.merge.history')}>
      <RowList>
        {data.map((merge) => (
          <RowListItem
            key={merge.uuid}
            end={
              merge.undone
                ? t('glossaries.merge.undone')
                : mayUndo && (
                    <Button
                      size="small"
                      icon="undo"
                      aria-label={t('glossaries.merge.undoName', { name: merge.name })}
                      isDisabled={undo.isPending}
                      onPress={() => undo.mutate(merge)}
                    >
                      {t('glossaries.merge.undo')}
                    </Button>
                  )
            }
            below={
              <>
                {t('glossaries.concept.count', { count: merge.concepts })}
                {merge.by && (
                  <>
                    {' · '}
                    <bdi>{merge.by.name}</bdi>
                  </>
                )}
                {' · '}
                <Moment value={merge.at} as="relative" />
              </>
            }
          >
            <bdi>{merge.name}</bdi>
          </RowListItem>
        ))}
      </RowList>
    </Card>
  )
}
