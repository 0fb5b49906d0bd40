import { toBcp47 } from '@dragoman/sdk/locale'
import type { ResourceVersionSegment } from '@dragoman/sdk/operations/resourceVersions'
import type { Tone } from '@dragoman/ui/status-tone'
import { Badge } from '@dragoman/ui/StatusBadge'
import { formatNumber, formatPercent } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { DiffText } from '../../../display/DiffText.tsx'
import styles from './ChangedSegments.module.css'

const words = { ADDED: 'added', CHANGED: 'changed', MARKUP: 'markup', MOVED: 'moved', REMOVED: 'removed' } as const
const tones: Record<ResourceVersionSegment['kind'], Tone> = {
  ADDED: 'success',
  CHANGED: 'warning',
  MARKUP: 'info',
  MOVED: 'info',
  REMOVED: 'danger',
}

export interface ChangedSegmentProps {
  segment: ResourceVersionSegment
  /** Locales of the wire. */
  source: string
  target: string
}

/** A changed segment: its text before and now, with the difference marked, and what became of its translation. */
export function ChangedSegment({ segment, source, target }: ChangedSegmentProps) {
  const { kind, key, index, previousIndex, previousSource = '', previousTarget } = segment
  const lang = toBcp47(source)
  const place = index ?? previousIndex
  return (
    <li className={styles.segment}>
      <div className={styles.head}>
        <Badge tone={tones[kind]}>{t(`projects.files.${words[kind]}`)}</Badge>
        <span className={styles.key}>
          {place !== undefined && <>{formatNumber(place + 1)} · </>}
          <bdi>{key}</bdi>
        </span>
      </div>
      <div lang={lang} dir="auto" className={styles.text}>
        {kind === 'CHANGED' || kind === 'MARKUP' ? (
          <DiffText before={previousSource} after={segment.source ?? ''} locale={lang} />
        ) : kind === 'REMOVED' ? (
          <DiffText before={previousSource} after="" locale={lang} />
        ) : kind === 'ADDED' ? (
          <DiffText before="" after={segment.source ?? ''} locale={lang} />
        ) : (
          segment.source
        )}
      </div>
      {previousTarget !== undefined && (
        <div lang={toBcp47(target)} dir="auto" className={styles.target} data-gone={kind === 'REMOVED' || undefined}>
          {previousTarget}
        </div>
      )}
      <p className={styles.fate}>{fateOf(segment)}</p>
    </li>
  )
}

/** Explains what happened to a segment's translation. */
function fateOf({ kind, previousTarget, index, previousIndex, matchScore }: ResourceVersionSegment): string {
  if (kind === 'ADDED') return t('projects.versions.fate.added')
  if (kind === 'MOVED')
    return t('projects.versions.fate.moved', { from: (previousIndex ?? 0) + 1, to: (index ?? 0) + 1 })
  if (previousTarget === undefined) return t('projects.versions.fate.untranslated')
  if (kind === 'REMOVED') return t('projects.versions.fate.removed')
  if (kind === 'MARKUP') return t('projects.versions.fate.markup')
  return t('projects.versions.fate.changed', { score: formatPercent((matchScore ?? 0) / 100) })
}
