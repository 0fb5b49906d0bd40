import { query } from '@dragoman/hooks/query'
import { getMachineTranslation, type Segment } from '@dragoman/sdk/operations/editor'
import { Button } from '@dragoman/ui/Button'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useQuery } from '@tanstack/react-query'
import looks from '../../../display/MemoryHit.module.css'
import { SourceText } from '../../../display/SegmentText.tsx'
import { t } from '../../../i18n/t.ts'
import { mayEdit, type Editing } from '../drafts/editing.ts'
import styles from './MatchList.module.css'

/**
 * An engine's translation of a segment, requested by a button: each translation counts for the budget of its engine.
 */
export function MachineTranslation({ segment, editing }: { segment: Segment; editing: Editing }) {
  const { data, isFetching, refetch } = useQuery({
    ...query(getMachineTranslation, { path: { id: editing.item.workUnit.uuid, segmentId: segment.id } }),
    enabled: false,
    staleTime: Infinity,
    meta: { showsErrors: false },
  })
  if (!data)
    return (
      <Button size="small" isPending={isFetching} onPress={() => void refetch()}>
        {t('editor.machine.ask')}
      </Button>
    )
  const { target, engineName, problem } = data
  if (target === undefined)
    return (
      <p className={styles.none} role="status">
        {problem === 'NO_ENGINE' ? t('editor.machine.noEngine') : t('editor.machine.none')}
      </p>
    )
  return (
    <section className={looks.hit} aria-label={t('editor.origin.MT')}>
      <div className={styles.head}>
        <Badge>{t('editor.match.machine')}</Badge>
        <span className={styles.insert}>
          <Button
            size="small"
            isDisabled={!mayEdit(editing, segment)}
            onPress={() => editing.takeMachine(segment, target)}
            aria-label={t('editor.machine.insert')}
          >
            {t('editor.match.insert')}
          </Button>
        </span>
      </div>
      <p className={`${looks.target} ${styles.target}`} lang={editing.target.lang} dir={editing.target.dir}>
        <SourceText text={target} codes={segment.codes} />
      </p>
      <p className={looks.meta}>
        <bdi>{engineName}</bdi>
      </p>
    </section>
  )
}
