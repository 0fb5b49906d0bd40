import { toBcp47 } from '@dragoman/sdk/locale'
import type { MatchParts } from '@dragoman/sdk/operations/translationMemories'
import { DiffText } from '../../../display/DiffText.tsx'
import { MatchLosses, MatchScore } from '../../../display/MatchScore.tsx'
import looks from '../../../display/MemoryHit.module.css'
import { SegmentText } from '../../../display/SegmentText.tsx'
import { languageName } from '../../../i18n/format.ts'

/** A match in a memory, with its translations. */
export interface FoundMatch {
  id: number
  score: number
  parts: MatchParts
  source: string
  targets: readonly { locale: string; text: string }[]
}

export interface MemoryMatchProps {
  match: FoundMatch
  /** The text that was asked for. */
  text: string
  sourceLocale: string
}

/** A match: its score, what differs, and its translations. */
export function MemoryMatch({ match, text, sourceLocale }: MemoryMatchProps) {
  const { score, parts, source, targets } = match
  const lang = toBcp47(sourceLocale)
  return (
    <li className={looks.hit}>
      <div>
        <MatchScore score={score} type={score < 100 ? 'FUZZY' : score === 100 ? 'EXACT' : 'CONTEXT'} />
      </div>
      <p className={looks.source} lang={lang} dir="auto">
        <DiffText before={source} after={text} locale={lang} />
      </p>
      {targets.map((target) => (
        <div key={target.locale}>
          <div className={looks.target} lang={toBcp47(target.locale)} dir="auto">
            <SegmentText text={target.text} />
          </div>
          <span className={looks.meta}>{languageName(target.locale)}</span>
        </div>
      ))}
      <MatchLosses parts={parts} />
    </li>
  )
}
