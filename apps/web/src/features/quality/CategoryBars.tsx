import type { QualityOfCategory } from '@dragoman/sdk/operations/qualityReports'
import type { CSSProperties, ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import styles from './figures.module.css'
import type { Categories } from './use-categories.ts'

/** Categories of errors with their points as bars. `link` leads to the reviews behind one. */
export function CategoryBars({
  rows,
  categories,
  color,
  link,
}: {
  rows: readonly QualityOfCategory[]
  categories: Categories
  color?: `--chart-${number}`
  link?: (category: string, name: string) => ReactNode
}) {
  const counted = rows.filter(({ points }) => points > 0)
  const most = Math.max(0, ...counted.map(({ points }) => points))
  return (
    <ul className={styles.bars} style={color && ({ '--bar-color': `var(${color})` } as CSSProperties)}>
      {counted.map(({ category, points }) => {
        const name = categories.nameOf(category)
        return (
          <li key={category} className={styles.bar}>
            <span>{link ? link(category, name) : name}</span>
            <span className={styles.length} style={{ '--share': `${(100 * points) / most}%` } as CSSProperties} />
            <span>{t('quality.pointCount', { count: points })}</span>
          </li>
        )
      })}
    </ul>
  )
}
