import { BareButton } from '@dragoman/ui/BareButton'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import type { ResultGroup } from './results.ts'
import type { ResultKind } from './kinds.ts'
import styles from './search.module.css'

export interface KindButtonsProps {
  groups: readonly ResultGroup[]
  kind: ResultKind | undefined
  onChange: (kind: ResultKind | undefined) => void
}

/** Narrows a search to one kind of results. */
export function KindButtons({ groups, kind, onChange }: KindButtonsProps) {
  return (
    <>
      <BareButton className={styles.kind} aria-pressed={!kind} onPress={() => onChange(undefined)}>
        {t('search.all')}
      </BareButton>
      {groups.map((group) => (
        <BareButton
          key={group.kind}
          className={styles.kind}
          aria-pressed={kind === group.kind}
          onPress={() => onChange(group.kind)}
        >
          {t(`search.kind.${group.kind}`)}
          <span className={styles.number}>{countText(group)}</span>
        </BareButton>
      ))}
    </>
  )
}

/** How many results there are: "12", or "500+" where there are more. */
export const countText = ({ total, hasMore }: Pick<ResultGroup, 'total' | 'hasMore'>): string =>
  hasMore ? t('search.more', { count: formatNumber(total) }) : formatNumber(total)
