import type { EditorMatch, Segment } from '@dragoman/sdk/operations/editor'
import { Button } from '@dragoman/ui/Button'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { DiffText } from '../../../display/DiffText.tsx'
import { MatchLosses, MatchScore } from '../../../display/MatchScore.tsx'
import looks from '../../../display/MemoryHit.module.css'
import { Moment } from '../../../display/Moment.tsx'
import { SourceText } from '../../../display/SegmentText.tsx'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { adaptedMatch, takenMatch } from '../drafts/matches-query.ts'
import { mayEdit, type Editing } from '../drafts/editing.ts'
import { CommandKeys } from '../../editor-keys/CommandKeys.tsx'
import styles from './MatchList.module.css'

export interface MatchCardProps {
  match: EditorMatch
  /** Matches of the same source that say nearly the same. */
  alike: readonly EditorMatch[]
  /** Its place, from 1, which is its key. */
  number: number
  segment: Segment
  editing: Editing
}

/** One memory match: how alike, what differs, the translation to insert, and where it comes from. */
export function MatchCard({ match, alike, number, segment, editing }: MatchCardProps) {
  const { source, target } = editing
  const adapted = adaptedMatch(match, segment.source)
  return (
    <li className={looks.hit}>
      <div className={styles.head}>
        <MatchScore score={match.match} type={match.type} />
        <span className={styles.insert}>
          {number <= 9 && <CommandKeys command="match" number={number} />}
          <Button
            size="small"
            isDisabled={!mayEdit(editing, segment)}
            onPress={() => editing.takeMatch(segment, match)}
            aria-label={t('editor.match.insertNumber', { number })}
          >
            {t('editor.match.insert')}
          </Button>
        </span>
      </div>
      {match.sourceText !== segment.source && (
        <p className={looks.source} lang={source.lang} dir="auto">
          <DiffText before={match.sourceText} after={segment.source} locale={source.lang} />
        </p>
      )}
      <p className={`${looks.target} ${styles.target}`} lang={target.lang} dir={target.dir}>
        <SourceText text={adapted?.text ?? match.targetText} codes={segment.codes} />
      </p>
      {adapted && (
        <p className={looks.meta}>
          {t('editor.match.adapted', {
            numbers: formatList(adapted.numbers.map(({ before, after }) => `\u2068${before} → ${after}\u2069`)),
          })}
        </p>
      )}
      <MatchLosses parts={match.parts} />
      <p className={looks.meta}>
        <bdi>{match.tmName}</bdi>
        {match.projectName && <bdi>{match.projectName}</bdi>}
        {match.lastModifiedBy && <bdi>{match.lastModifiedBy}</bdi>}
        {match.lastModifiedAt !== undefined && <Moment value={match.lastModifiedAt} as="date" />}
      </p>
      {alike.length > 0 && (
        <Disclosure title={t('editor.match.alike', { count: alike.length })}>
          <ul className={styles.alike}>
            {alike.map((other) => (
              <li key={`${other.tmUuid} ${other.translationUnitId}`}>
                <span lang={target.lang} dir={target.dir}>
                  <SourceText text={takenMatch(other, segment.source).text} codes={segment.codes} />
                </span>
                <Button
                  size="small"
                  isDisabled={!mayEdit(editing, segment)}
                  onPress={() => editing.takeMatch(segment, other)}
                >
                  {t('editor.match.insert')}
                </Button>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  )
}
