import { toBcp47 } from '@dragoman/sdk/locale'
import type { ConcordanceHit, ConcordanceResult, TextRange } from '@dragoman/sdk/operations/translationMemories'
import { Button } from '@dragoman/ui/Button'
import { Skeleton } from '@dragoman/ui/Skeleton'
import looks from '../../../display/MemoryHit.module.css'
import { Moment } from '../../../display/Moment.tsx'
import { SegmentText } from '../../../display/SegmentText.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from './Concordance.module.css'
import type { ConcordanceAsked } from './use-concordance.ts'

interface ConcordanceHitsProps {
  asked: ConcordanceAsked
  isAsked: boolean
  result: { data: ConcordanceResult | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** Most hits that can be asked for. */
  mostHits: number
  onMore: (size: number) => void
  /** Whether the memory and the language of a hit go without saying. */
  isOneMemory?: boolean
}

/** The results of a concordance search, with the text marked where it was found. */
export function ConcordanceHits({ asked, isAsked, result, mostHits, onMore, isOneMemory }: ConcordanceHitsProps) {
  const { data, error, isFetching, refetch } = result
  if (!isAsked) return <p className={styles.note}>{t('concordance.help')}</p>
  if (error && !data) return <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
  if (!data) return <Skeleton lines={4} />
  return (
    <div className={styles.hits} aria-busy={isFetching}>
      <span role="status" className={styles.note}>
        {data.content.length === 0 && data.next === undefined
          ? t('concordance.none')
          : t(data.next === undefined ? 'concordance.count' : 'concordance.countMore', { count: data.content.length })}
      </span>
      <ul className={styles.hits}>
        {data.content.map((hit) => (
          <li key={hit.targetSegmentId} className={looks.hit}>
            <Hit hit={hit} side={asked.side} isOneMemory={isOneMemory} />
          </li>
        ))}
      </ul>
      {data.next !== undefined && asked.size < mostHits && (
        <Button onPress={() => onMore(Math.min(mostHits, asked.size * 2))} isPending={isFetching}>
          {t('concordance.more')}
        </Button>
      )}
    </div>
  )
}

type HitProps = { hit: ConcordanceHit; side: ConcordanceAsked['side']; isOneMemory?: boolean | undefined }

function Hit({ hit, side, isOneMemory }: HitProps) {
  const of = (which: ConcordanceAsked['side']) => (which === side ? hit.ranges : [])
  return (
    <>
      <div className={looks.source} lang={toBcp47(hit.sourceLocale)} dir="auto">
        <MarkedText text={hit.sourceText} ranges={of('SOURCE')} />
      </div>
      <div className={looks.target} lang={toBcp47(hit.targetLocale)} dir="auto">
        <MarkedText text={hit.targetText} ranges={of('TARGET')} />
      </div>
      <div className={looks.meta}>
        {isOneMemory ? <span>{languageName(hit.targetLocale)}</span> : <bdi>{hit.tmName}</bdi>}
        <Moment value={hit.lastModifiedAt} as="date" />
      </div>
    </>
  )
}

/** Segment text in which some places stand out. */
function MarkedText({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  const ends = ranges.map((range, at) => ({ ...range, from: ranges[at - 1]?.end ?? 0 }))
  return (
    <>
      {ends.map(({ from, start, end }) => (
        <span key={start}>
          <SegmentText text={text.slice(from, start)} />
          <mark className={styles.mark}>
            <SegmentText text={text.slice(start, end)} />
          </mark>
        </span>
      ))}
      <SegmentText text={text.slice(ranges.at(-1)?.end ?? 0)} />
    </>
  )
}
