import type { TaskSplitPart } from '@dragoman/sdk/operations/tasks'
import type { EligibleLinguist } from '@dragoman/sdk/operations/users'
import { NumberField } from '@dragoman/ui/NumberField'
import { Select } from '@dragoman/ui/Select'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from './SplitTable.module.css'

/** Id of the choice that no one gets a slice. */
const nobody = 'nobody'

export interface SplitTableProps {
  slices: readonly TaskSplitPart[]
  /** A slice is to end with another segment. */
  onEndChange: (at: number, endIndex: number) => void
  /** The linguist of each slice. */
  people: readonly (string | undefined)[]
  onPersonChange: (at: number, id: string | undefined) => void
  /** Undefined where no one can be assigned yet. */
  linguists: readonly EligibleLinguist[] | undefined
}

/** The slices of a plan: where each ends, how large it is, and who gets it. */
export function SplitTable({ slices, onEndChange, people, onPersonChange, linguists }: SplitTableProps) {
  const options = [
    { id: nobody, label: t('bulk.split.nobody') },
    ...(linguists ?? []).map(({ user }) => ({ id: user.uuid, label: user.name })),
  ]
  return (
    <table className={styles.table} aria-label={t('tasks.slices')}>
      <thead>
        <tr>
          <th scope="col">{t('bulk.split.slice')}</th>
          <th scope="col">{t('bulk.split.segments')}</th>
          <th scope="col" className={styles.number}>
            {t('bulk.split.words')}
          </th>
          {linguists && <th scope="col">{t('bulk.split.linguist')}</th>}
        </tr>
      </thead>
      <tbody>
        {slices.map(({ beginIndex, endIndex, words, beginText }, at) => {
          const number = formatNumber(at + 1)
          return (
            <tr key={at}>
              <th scope="row">{number}</th>
              <td className={styles.range}>
                <span className={styles.ends}>
                  <span>{formatNumber(beginIndex + 1)} –</span>
                  {at === slices.length - 1 ? (
                    formatNumber(endIndex + 1)
                  ) : (
                    <NumberField
                      label={t('bulk.split.end', { number })}
                      isLabelHidden
                      value={endIndex + 1}
                      onChange={(end) => !Number.isNaN(end) && end !== endIndex + 1 && onEndChange(at, end - 1)}
                      minValue={slices[0]!.beginIndex + at + 1}
                      maxValue={slices.at(-1)!.endIndex + 1 - (slices.length - 1 - at)}
                    />
                  )}
                </span>
                <span className={styles.text} title={beginText}>
                  <bdi>{beginText}</bdi>
                </span>
              </td>
              <td className={styles.number} data-column={t('bulk.split.words')}>
                {formatNumber(words)}
              </td>
              {linguists && (
                <td className={styles.person}>
                  <Select
                    label={t('bulk.split.linguistOf', { number })}
                    isLabelHidden
                    options={options}
                    value={people[at] ?? nobody}
                    onChange={(id) => onPersonChange(at, id === nobody ? undefined : id)}
                  />
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
