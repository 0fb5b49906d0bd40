import type { PlacementCandidate, PlacementPreview } from '@dragoman/sdk/operations/tasks'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { awayText, obstacleText } from '../../display/entry-name.ts'
import { formatList, formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { ruleLabel } from './placement-words.ts'
import styles from './placement.module.css'

interface PreviewResultProps {
  preview: PlacementPreview
  /** Whether the rules are not saved yet. */
  isChanged: boolean
}

/** How many linguists rules leave for a task, who comes first, and what keeps each of the others from it. */
export function PreviewResult({ preview, isChanged }: PreviewResultProps) {
  const { eligible, total, linguists, enabled, ownFields, orgUnit } = preview
  const able = linguists.filter(({ position }) => position !== undefined)
  const others = linguists.filter(({ position }) => position === undefined)
  const counts = countReasons(others)
  return (
    <Stack>
      <div>
        <p className={styles.figure} role="status">
          {t('placement.preview.result', { eligible: formatNumber(eligible), total })}
        </p>
        {isChanged && <p className={styles.hint}>{t('placement.preview.unsaved')}</p>}
      </div>
      {others.length > 0 && (
        <ul className={styles.reasons} aria-label={t('placement.preview.reasons')}>
          {counts.map(([code, count]) => (
            <li key={code}>
              {t('placement.preview.reason', { reason: obstacleText(code), count: formatNumber(count) })}
            </li>
          ))}
        </ul>
      )}
      {!enabled && <InlineAlert tone="info">{t('placement.preview.off')}</InlineAlert>}
      {ownFields.length > 0 && (
        <InlineAlert tone="info">
          {t('placement.preview.own', { name: orgUnit.name, rules: formatList(ownFields.map(ruleLabel)) })}
        </InlineAlert>
      )}
      {able.length > 0 && (
        <Disclosure title={t('placement.preview.able', { count: eligible })} defaultExpanded headingLevel={3}>
          <RowList>
            {able.map((linguist) => (
              <RowListItem key={linguist.userUuid} end={factsText(linguist)}>
                {formatNumber(linguist.position!)}. <bdi>{linguist.userName}</bdi>
              </RowListItem>
            ))}
          </RowList>
        </Disclosure>
      )}
      {others.length > 0 && (
        <Disclosure
          title={t('placement.preview.others', { count: total - eligible })}
          defaultExpanded={able.length === 0}
          headingLevel={3}
        >
          <RowList>
            {others.map((linguist) => (
              <RowListItem key={linguist.userUuid} end={reasonsText(linguist)}>
                <bdi>{linguist.userName}</bdi>
              </RowListItem>
            ))}
          </RowList>
        </Disclosure>
      )}
    </Stack>
  )
}

/** Rules by how many linguists they keep from the task. */
function countReasons(others: readonly PlacementCandidate[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const code of others.flatMap(({ blockedBy }) => blockedBy)) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}

const factsText = ({ score, openTasks, deliveredTasks }: PlacementCandidate) =>
  [
    score === undefined ? t('placement.fact.noScore') : t('placement.fact.score', { score: formatNumber(score) }),
    t('placement.fact.open', { count: openTasks }),
    t('placement.fact.delivered', { count: deliveredTasks }),
  ].join(' · ')

const reasonsText = ({ blockedBy, awayUntil }: PlacementCandidate) =>
  formatList(blockedBy.map((code) => (code === 'AWAY' && awayUntil ? awayText(awayUntil) : obstacleText(code))))
