import { Badge } from '@dragoman/ui/StatusBadge'
import { EditTable } from '../display/NarrowTable.tsx'
import { formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'
import styles from './ReportTable.module.css'

interface ReportLine {
  line: number
  outcome: string
}

export interface ReportTableProps<Line extends ReportLine> {
  lines: readonly Line[]
  /** The effect of a line, or each of its problems. */
  words: (line: Line) => readonly string[]
}

const tones = { ADDED: 'success', CHANGED: 'info', WRONG: 'danger' } as const

/** Shows the effect of each line of an imported table, or its problems. */
export function ReportTable<Line extends ReportLine>({ lines, words }: ReportTableProps<Line>) {
  return (
    <EditTable label={t('imports.report')} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('imports.line')}</th>
          <th scope="col">{t('imports.outcome')}</th>
          <th scope="col">{t('imports.detail')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((each) => {
          const outcome = each.outcome as keyof typeof tones
          return (
            <tr key={each.line}>
              <td className={styles.line}>{formatNumber(each.line)}</td>
              <td className={styles.outcome}>
                <Badge tone={tones[outcome]}>{t(`imports.outcome.${outcome}`)}</Badge>
              </td>
              <td className={styles.detail}>
                {words(each).map((text) => (
                  <p key={text}>
                    <bdi>{text}</bdi>
                  </p>
                ))}
              </td>
            </tr>
          )
        })}
      </tbody>
    </EditTable>
  )
}
